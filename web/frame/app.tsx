import '../fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { useArrival } from './use-arrival.ts'

/** The whole game, without the router: the browser's is put around it in `main.tsx`, a still one in `prerender.tsx`. */
export function App() {
  useArrival()
  return (
    <ToastProvider>
      <SessionProvider>
        <AppRoutes />
      </SessionProvider>
    </ToastProvider>
  )
}
