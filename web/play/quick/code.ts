/** The code of the quick game comes when it is first wanted. */
export const fetchQuickGame = () => import('./screen.tsx')
