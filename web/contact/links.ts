const address = /^[\p{L}\p{N}._%+'-]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
const number = /^\+?[\d\s()./-]+$/

export function linkToEmail(text: string): string | null {
  const email = text.trim()
  return address.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null
}

export function linkToPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  // From the shortest local number to the longest that E.164 allows.
  if (!number.test(text.trim()) || digits.length < 5 || digits.length > 15) return null
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`
}
