export const fetchQuickGame = () => import('./screen.tsx')
