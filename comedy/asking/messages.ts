import { promisedWords } from '../../game/modes.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Brief } from '../beat-sheet.ts'
import { type Steering } from '../steering.ts'
import { describeOpening } from './data.ts'
import { askForContinuation, askForFirstAct } from './first-act.ts'
import { askForLaterAct } from './later-act.ts'
import { type MessageLength, type Outline } from './outline.ts'
import { type Asking, type Message, type Question, writeQuestion } from './question.ts'
import { askShortly } from './short.ts'
import { askForOpening } from './steer.ts'
import {
  measureSpeech,
  measureText,
  type ReadText,
  readTextsOnce,
  sumWords,
  withoutThoughts,
} from './story.ts'
import { writeSystemMessage } from './system.ts'

type MessageOptions = {
  readonly messages?: MessageLength
  /** By an audience, up to this act. */
  readonly steered?: readonly Steering[]
  /** The room chooses from three twists before the next act. */
  readonly asksTwists?: boolean
  /** Only how the act begins: the room still decides what happens in it. */
  readonly isOpening?: boolean
  /** What it has read for earlier messages of the chapter is not read again. */
  readonly read?: ReadText
}

/**
 * What an AI service is asked for one act, counted from 0. `written` is the text of the acts so far, act 0 first. When
 * it reaches into this act, the messages ask the service to go on from there.
 */
export function writeActMessages(
  brief: Brief,
  outline: Outline,
  act: number,
  written: readonly string[],
  {
    messages = outline.messages,
    steered = [],
    asksTwists = false,
    isOpening = false,
    read = readTextsOnce(brief.cast),
  }: MessageOptions = {},
): Message[] {
  const before = written.slice(0, act)
  const words = wantedWords(brief, act, sumWords(measureSpeech(before, read)))
  const begun = withoutThoughts(written[act] ?? '')
  const isBegun = begun !== ''
  const asking = { brief, outline, act, written: before, words, steered, asksTwists, read }
  const whole = ask(asking, messages, isBegun)
  const question = isOpening ? { data: whole.data, sentences: askForOpening(asking) } : whole
  const asked: Message[] = [
    { role: 'system', content: writeSystemMessage(brief, messages) },
    { role: 'user', content: writeQuestion(question) },
  ]
  if (!isBegun) return asked
  const left = words - sumWords(measureText(begun, brief.cast))
  return [
    ...asked,
    { role: 'assistant', content: begun },
    { role: 'user', content: askToGoOn(asking, left, begun) },
  ]
}

function ask(asking: Asking, messages: MessageLength, isBegun: boolean): Question {
  if (messages === 'short') return askShortly(asking)
  const question =
    asking.act > 0
      ? askForLaterAct(asking)
      : asking.brief.sequel
        ? askForContinuation(asking)
        : askForFirstAct(asking)
  // Who goes on with an act has planned it already.
  const isPlanned = isBegun && asking.act === 0 && asking.outline.opening !== null
  return isPlanned
    ? { ...question, data: { ...question.data, plan: describeOpening(asking.outline) } }
    : question
}

/** Spoken words this act should have, so that the chapter keeps its minutes whatever the acts before it did. */
export function wantedWords(brief: Brief, act: number, spoken: number): number {
  const promised = promisedWords(brief.length)
  const share = promised / brief.length.acts
  const left = (promised - spoken) / (brief.length.acts - act)
  return Math.round(Math.min(Math.max(left, share * 0.6), share * 1.5))
}

function askToGoOn({ act, outline, asksTwists }: Asking, left: number, begun: string): string {
  const lines = parseScript(begun)
  const isBare = lines.every(({ kind }) => kind === 'title' || kind === 'act')
  const heading = lines.some(({ kind }) => kind === 'act')
    ? 'add no heading for the act'
    : 'do not repeat the title'
  // Of an act that has a heading at most, the plan may still be missing.
  const isPlanned = act > 0 || outline.opening !== null
  const plan = isBare && !isPlanned ? 'but write the <plan> that was asked for first' : 'no plan'
  return (
    `Your text was cut off. Go on with act ${act + 1} directly after its last line, in the same HTML formatting. ` +
    `Repeat nothing, ${heading}, ${plan} and no comment. ` +
    `Bring this act to its end in about ${Math.max(30, left)} more spoken words${asksTwists ? ', then the <twists> that were asked for' : ''}.`
  )
}
