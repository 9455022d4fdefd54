import { type ScriptView, type SharedScript } from '../../game/protocol.ts'
import { beginWriting, type Writing } from '../script/writing.ts'

/** What a stage needs of a script, of which a stranger knows no more than its link shows. */
export function sharedWriting(shareId: string, shared: SharedScript): Writing {
  const { title, rating, cast, assignments, draw, writers, isGrowing, lines } = shared
  const state = isGrowing ? 'writing' : 'written'
  const script: ScriptView = {
    id: shareId,
    isOwn: false,
    mode: 'quick',
    rating,
    draw: {
      characters: { id: '', ...draw.characters },
      programs: { id: '', ...draw.programs },
      settings: { id: '', ...draw.settings },
    },
    cast,
    assignments,
    players: [],
    state,
    createdAt: '',
    chapters: writers.map((writer) => ({ writer, state, problem: null, acts: 0, promisedWords: 0 })),
    title,
    premise: null,
    share: null,
    versions: [],
  }
  return beginWriting(script, lines)
}
