/** Long enough for the slowest phone to have copied it, in milliseconds. */
const keptMs = 60_000

/** Hands a file to the browser to be saved under a name, as a link to it would, and stays on the page. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
