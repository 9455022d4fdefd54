/** Loaded on the first visit, or ahead from the shelf. */
export const fetchScriptPage = () => import('./screen.tsx')
