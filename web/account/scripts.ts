export function countScripts(scripts: number): string {
  return scripts === 1 ? '1 script' : `${scripts} scripts`
}
