import { type SharedScript } from '../../game/protocol.ts'
import { type Shown } from './script-page.ts'

/** For the stage of strangers: what the page shows (script-page.ts), and nothing else. */
export function sharedScript({ script, lines }: Shown): SharedScript {
  const { title, rating, draw, cast, assignments, chapters, state } = script
  const bare = ({ name, image_url }: { name: string; image_url: string }) => ({ name, image_url })
  return {
    title,
    rating,
    draw: {
      characters: bare(draw.characters),
      programs: bare(draw.programs),
      settings: bare(draw.settings),
    },
    cast,
    assignments,
    writers: chapters.map(({ writer }) => writer),
    isGrowing: state === 'writing',
    lines,
  }
}
