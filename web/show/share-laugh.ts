import { fileNameOf } from '../../game/file-name.ts'
import { type LaughPlace } from '../../game/laughs.ts'
import { isProblem, type Problem } from '../../game/problem.ts'
import { fetchLaughPicture } from '../api/laughs.ts'
import { saveFile } from '../ui/save-file.ts'

/** A line that was laughed at, as the room knows it. */
export type SharedLaugh = {
  readonly scriptId: string
  readonly title: string
  readonly place: LaughPlace
  /** As they are quoted. */
  readonly words: string
  /** "Bo as Kevin" */
  readonly who: string
  /** May be empty. */
  readonly reader: string
}

export type LaughShared =
  /** Handed on, or the player has thought better of it: the device has said so. */
  | { readonly is: 'done' }
  | { readonly is: 'told'; readonly sentence: string }
  | { readonly is: 'failed'; readonly problem: Problem; readonly sentence: string }

/** As a picture to whatever the device hands on to, else as a file, else as text. */
export async function shareLaugh(laugh: SharedLaugh): Promise<LaughShared> {
  const picture = await fetchLaughPicture(laugh.scriptId, laugh.place, laugh.reader)
  if (isProblem(picture)) return copyInstead(laugh, picture)
  const name = fileNameOf(laugh.title, 'laugh', 'png')
  if (await handOn(new File([picture], name, { type: 'image/png' }))) return { is: 'done' }
  saveFile(picture, name)
  return { is: 'told', sentence: `Saved as “${name}”.` }
}

async function handOn(file: File): Promise<boolean> {
  const wish = { files: [file] }
  if (!('canShare' in navigator) || !navigator.canShare(wish)) return false
  try {
    await navigator.share(wish)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copyInstead({ words, who, title }: SharedLaugh, problem: Problem): Promise<LaughShared> {
  if (problem.code === 'signed-out') return { is: 'failed', problem, sentence: problem.sentence }
  try {
    await navigator.clipboard.writeText(`${words}\n${who}, in “${title}”. Twisted Yarn`)
    return {
      is: 'told',
      sentence: 'There is no picture of this line just now. Its words are copied: paste them where you like.',
    }
  } catch {
    return { is: 'failed', problem, sentence: `The picture could not be fetched. ${problem.sentence}` }
  }
}
