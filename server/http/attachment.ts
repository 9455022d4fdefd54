/** Content-Disposition (RFC 6266), with an ASCII name for old clients. */
export function attachment(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encoded}`
}

function toAscii(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const name = fileName
    .slice(0, dot)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '')
    .replace(/\(\s*\)/g, '')
    .replace(/ +/g, ' ')
    .trim()
  return `${name === '' ? 'Script' : name}${fileName.slice(dot)}`
}
