import { cleanName } from '../../game/clean-name.ts'
import { type Line } from '../../script/line.ts'
import { cleanSentence } from './clean.ts'
import { describeGame } from './data.ts'
import { mayTellTruth } from './jobs.ts'
import { type Asking, type Question } from './question.ts'
import { askForTwists, askToSteer, describeSteering } from './steer.ts'
import { findLeastHeard, measureSpeech, tellStory } from './story.ts'
import { tellLength } from './tell-length.ts'

// A small model holds little in mind: the first act, the end of the last one, and three things to do.
const justNow = 1_800 // UTF-16 units, about 450 tokens
const firstActMost = 2_600

/** What a small or a local model is asked: few words, one hidden line for a plan, and no head writer. */
export function askShortly(asking: Asking): Question {
  return asking.act === 0 ? askForBeginning(asking) : askForMore(asking)
}

function askForBeginning(asking: Asking): Question {
  const { brief, words, read } = asking
  const { acts } = brief.length
  const story = brief.sequel ? { story: tellStory(read(brief.sequel.text), justNow + firstActMost) } : {}
  const title = 'Act 1: a title'
  return {
    data: { ...describeGame(brief), ...story },
    sentences: [
      `Write act 1 of ${acts}${brief.sequel ? ' of what follows story' : ''}: ${tellLength(words)}. ${stopAfter(asking)}`,
      brief.sequel ? `Line 1: <h2>${title}</h2>` : 'Line 1: <h1>a title</h1>',
      'Line 2, which nobody will see: <plan>SECRET: what is really going on, which comes out in the last act only, and the small thing in act 1 that shows it already</plan>',
      brief.sequel
        ? 'Then a scene heading and the act:'
        : `Then <h2>${title}</h2>, a scene heading and the act:`,
      brief.sequel
        ? '- It goes on from the last line of story. Something in story has a consequence nobody thought of.'
        : '- It goes wrong in the first line, as it only can at this place, in this show, to this character.',
      '- Show the small thing as a joke. Nobody understands it yet.',
      '- It ends when somebody has a good idea that makes it worse.',
      ...askForTwists(asking),
    ],
  }
}

function askForMore(asking: Asking): Question {
  const { brief, outline, act, written, words, read } = asking
  const { acts } = brief.length
  const own = written.map(read)
  const first = own[0] ?? []
  const quietest = findLeastHeard(
    brief.cast.map(({ name }) => name),
    measureSpeech(written, read),
  )
  const secret = outline.opening?.truth
  const isLast = act === acts - 1
  const data = {
    ...describeGame(brief),
    ...(secret ? { secret: cleanSentence(secret) } : {}),
    firstAct: tellStory(first, firstActMost),
    justNow: act === 1 ? '' : tellStory(own.slice(1).flat(), justNow),
    sayAgain: chooseToSayAgain(first),
    ...describeSteering(asking),
    speakMore: quietest.map((name) => cleanName(name)),
  }
  return {
    data,
    sentences: [
      `Write act ${act + 1} of ${acts}: ${tellLength(words)}. ${stopAfter(asking)}`,
      `Begin with <h2>Act ${act + 1}: a title</h2> and a scene heading. Go on from the last line.`,
      shortJob(act, acts, secret !== undefined),
      '- The names in speakMore get the most lines.',
      ...askToSteer(data, isLast),
      isLast
        ? '- The last line has one of sayAgain in it, word for word: now it means something else. Then THE END as a transition.'
        : '- It ends on a surprise. Nothing is solved yet.',
      ...askForTwists(asking),
    ],
  }
}

function stopAfter({ asksTwists }: Asking): string {
  return asksTwists ? 'Stop after the twists.' : 'Stop after it.'
}

function shortJob(act: number, acts: number, hasSecret: boolean): string {
  if (act === acts - 1) return '- The small thing from act 1 saves them. Everything is solved.'
  if (mayTellTruth(act, acts))
    return hasSecret
      ? '- They find out what stands in secret, and it makes everything worse.'
      : '- They find out what is really going on, and it makes everything worse.'
  return act % 2 === 1
    ? '- Somebody tries to help by the rules of the show, and makes it worse.'
    : '- They all believe a wrong explanation and act on it together.'
}

const sayAgainWords = { from: 2, to: 6 }
const mostSayAgain = 5

/** Short statements of the first act, one of each part first: what can mean something else later. */
function chooseToSayAgain(lines: readonly Line[]): string[] {
  const sentences = lines
    .filter(({ kind }) => kind === 'dialogue')
    .flatMap(({ text, speaker }) =>
      (text.match(/[^.!?…]+[.!?…]*/g) ?? []).map((sentence) => ({ speaker, text: sentence.trim() })),
    )
    .filter(({ text }) => {
      const count = text.split(' ').length
      return count >= sayAgainWords.from && count <= sayAgainWords.to && /[.!]$/.test(text)
    })
  const firsts = sentences.filter(
    ({ speaker }, at) => sentences.findIndex((one) => one.speaker === speaker) === at,
  )
  const all = [...new Set([...firsts, ...sentences].map(({ text }) => cleanSentence(text)))]
  return all.slice(0, mostSayAgain)
}
