/** The code of a script's page comes when it is first wanted, or while the player looks at the shelf. */
export const fetchScriptPage = () => import('./screen.tsx')
