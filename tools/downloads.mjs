import { normalizePath } from 'vite'
import { fromRoot, root } from './root.mjs'

/** One file with all that it imports: a dozen small ones cost more in headers. A folder stands for its direct files. */
const play = [
  'script/',
  'script/parse/',
  'web/script/',
  'web/script/claims/',
  'web/play/',
  'game/deal.ts',
  'web/play/table/drum-roll.ts',
  'web/show/sound/choice.ts',
  'web/ui/kept-store.ts',
  'web/ui/names.tsx',
  'web/ui/use-answer.ts',
  'web/ui/toast/use-error-toast.ts',
  'web/ui/use-focus-kept.ts',
]

/** How a show ends, on the stage, in a duel and in a room. */
const show = ['web/show/', 'web/show/tally/', 'game/scene-stealer.ts']

/** The game and the door of a room (web/join.tsx) begin with the same, and each with something of its own. */
const beginning = {
  tags: [/** @type {const} */ ('$initial')],
  // The stylesheet of shared links is a page of its own.
  test: (id) => !id.includes('share-page.css'),
}

export const downloads = [
  { ...beginning, name: (id, graph) => (isAtDoor(id, graph) && isInGame(id, graph) ? 'base' : null) },
  { ...beginning, name: (id, graph) => (isInGame(id, graph) ? 'first' : isEntry(id) ? null : 'door') },
  { name: 'play', test: (id) => isIn(play, pathOf(id)) },
  { name: 'show', test: (id) => isIn(show, pathOf(id)) },
]

/** Whose file runs when it is imported: others share the door, not the page. */
const isEntry = (id) => pathOf(id) === 'web/join.tsx'
const isInGame = (id, graph) => reach('web/index.html', graph).has(id)
const isAtDoor = (id, graph) => reach('web/join.tsx', graph).has(id)

const reached = new Map()

/** What an entry imports, and what that imports. */
function reach(entry, graph) {
  const known = reached.get(entry)
  if (known) return known
  const found = new Set([normalizePath(fromRoot(entry))])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  reached.set(entry, found)
  return found
}

export function checkDownloads() {
  return {
    name: 'check-downloads',
    apply: /** @type {const} */ ('build'),
    generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'play')
      const [empty] = findEmpty(play, (chunk?.moduleIds ?? []).map(pathOf))
      if (empty !== undefined) this.error(sentenceOf(empty))
    },
  }
}

export function findEmpty(places, files) {
  return places.filter((place) => !files.some((file) => isIn([place], file)))
}

function sentenceOf(place) {
  return `The download "play" holds nothing of ${place}. If it was renamed, write its new name into tools/downloads.mjs; if the first page or no screen uses it any more, take it out there.`
}

function isIn(places, file) {
  return places.includes(file) || places.includes(file.slice(0, file.lastIndexOf('/') + 1))
}

function pathOf(id) {
  const folder = `${normalizePath(root)}/`
  return id.startsWith(folder) ? id.slice(folder.length) : ''
}
