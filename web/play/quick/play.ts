import { type Drawn, isWhole } from '../../../game/deal.ts'
import { isProblem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { type Rating } from '../../../game/rating.ts'
import { readScript, stopScript } from '../../api/scripts.ts'
import { createScriptPlay, type ScriptPlay } from '../../script/play.ts'
import { type Beginning, beginGame, giveUp, startFrom, takeAhead } from './begin.ts'
import { generationSentence, initialisationSentence } from './sentences.ts'
import { type QuickGameNews } from './state.ts'

/** The screen, as a play sees it. */
export type Table = {
  tell(news: QuickGameNews): void
  /** A script was begun, and is followed: it belongs into the address. */
  show(script: ScriptView): void
  /** Something went wrong that leaves the script as it is. */
  complain(sentence: string): void
  signedOut(): void
}

/** What is done with one script, from drawing its cards on. After `close` nothing is told, whatever is answered. */
export type Play = Pick<ScriptPlay, 'follow' | 'goOn' | 'stop' | 'close'> & {
  deal(rating: Rating): Promise<void>
  begin(rating: Rating, drawn: Drawn): Promise<void>
  open(scriptId: string): Promise<void>
}

export function createPlay(table: Table): Play {
  const { isClosed, isSignedOut, ...play } = createScriptPlay({
    hear: (scriptId, news) => table.tell({ is: 'writing', scriptId, news }),
    complain: ({ sentence }) => table.complain(sentence),
    signedOut: table.signedOut,
  })
  return { ...play, deal, begin, open, follow }

  async function deal(rating: Rating) {
    table.tell({ is: 'dealing' })
    const beginning = takeAhead(rating) ?? beginGame(rating, () => !isClosed())
    const { drawn, problem, sentences } = await beginning.dealt
    if (isClosed()) return giveUp(beginning)
    if (problem && isSignedOut(problem)) return
    if (drawn && sentences.length === 0) await take(drawn, beginning.started)
    else table.tell({ is: 'stuck', drawn, sentences })
  }

  async function begin(rating: Rating, drawn: Drawn) {
    if (isWhole(drawn)) await take(drawn, startFrom(rating, drawn))
  }

  async function take(drawn: Drawn, started: Beginning['started']) {
    table.tell({ is: 'drawn', drawn })
    const answer = await started
    if (answer === null) return
    if (isProblem(answer)) {
      if (isClosed() || isSignedOut(answer)) return
      table.tell({ is: 'stuck', drawn, sentences: [generationSentence(answer)] })
    } else if (isClosed()) {
      await stopScript(answer.id) // nobody has seen it, and nobody will
    } else {
      follow(answer)
      table.show(answer)
    }
  }

  async function open(scriptId: string) {
    table.tell({ is: 'opening' })
    const answer = await readScript(scriptId)
    if (isClosed()) return
    if (!isProblem(answer)) follow(answer)
    else if (!isSignedOut(answer)) {
      table.tell({ is: 'stuck', drawn: null, sentences: [initialisationSentence(answer)] })
    }
  }

  function follow(script: ScriptView) {
    table.tell({ is: 'open', script })
    play.follow(script)
  }
}
