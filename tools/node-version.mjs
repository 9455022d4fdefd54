/** Says in one sentence what to do when this Node.js is too old; written so that an old one can read it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isNewEnough) return
  process.stderr.write(
    `Twisted Yarn needs Node.js 20.19 or later (20, 22 or 24); this is ${process.versions.node}. Install a newer one from nodejs.org.\n`,
  )
  process.exit(1)
}
