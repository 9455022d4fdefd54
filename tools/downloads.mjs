import { normalizePath } from 'vite'
import { root } from './root.mjs'

/** One file with all that it imports: a dozen small ones cost more in headers. A folder stands for its direct files. */
const play = [
  'script/',
  'script/parse/',
  'web/script/',
  'web/script/claims/',
  'web/play/',
  'game/deal.ts',
  'web/ui/names.tsx',
  'web/ui/use-answer.ts',
  'web/ui/toast/use-error-toast.ts',
  'web/ui/use-focus-kept.ts',
]

/** What a phone that joins a room needs besides the first page. */
const door = [
  'web/room/door/',
  'web/room/memory.ts',
  'web/room/screen.tsx',
  'web/api/rooms.ts',
  'web/api/room-form.ts',
  'web/ui/keep.ts',
  'game/room/code.ts',
  'game/room/seat-name.ts',
]

export const downloads = [
  // The stylesheet of shared links is a page of its own.
  { name: 'first', tags: [/** @type {const} */ ('$initial')], test: (id) => !id.includes('share-page.css') },
  { name: 'door', test: (id) => isIn(door, pathOf(id)) },
  { name: 'play', test: (id) => isIn(play, pathOf(id)) },
]

export function checkDownloads() {
  return {
    name: 'check-downloads',
    apply: /** @type {const} */ ('build'),
    generateBundle(_options, bundle) {
      for (const [download, places] of Object.entries({ play, door })) {
        const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === download)
        const [empty] = findEmpty(places, (chunk?.moduleIds ?? []).map(pathOf))
        if (empty !== undefined) this.error(sentenceOf(download, empty))
      }
    },
  }
}

export function findEmpty(places, files) {
  return places.filter((place) => !files.some((file) => isIn([place], file)))
}

function sentenceOf(download, place) {
  return `The download "${download}" holds nothing of ${place}. If it was renamed, write its new name into tools/downloads.mjs; if the first page or no screen uses it any more, take it out there.`
}

function isIn(places, file) {
  return places.includes(file) || places.includes(file.slice(0, file.lastIndexOf('/') + 1))
}

function pathOf(id) {
  const folder = `${normalizePath(root)}/`
  return id.startsWith(folder) ? id.slice(folder.length) : ''
}
