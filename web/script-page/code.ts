export const fetchScriptPage = () => import('./screen.tsx')
