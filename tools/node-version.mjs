/** Written so that a Node.js that is too old can run it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isNewEnough) return
  process.stderr.write(
    `Twisted Yarn needs Node.js 20.19 or later (20, 22 or 24); this is ${process.versions.node}. Install a newer one from nodejs.org.\n`,
  )
  process.exit(1)
}
