import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './frame/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const game = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

// Built pages come prerendered (see prerender.tsx); in development the root is empty.
if (root.hasChildNodes()) hydrateRoot(root, game)
else createRoot(root).render(game)
