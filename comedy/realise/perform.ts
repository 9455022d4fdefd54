import { countWords } from '../../script/count-words.ts'
import { type Line } from '../../script/line.ts'
import { fillSlots } from '../grammar/fill.ts'
import { type Spoken, speakInVoice } from '../grammar/voice.ts'
import { wordingKey } from '../memory.ts'
import { type Performance, type Production, slotsFor } from './line-slots.ts'
import { type ReadUnit, type UnitLine } from './read-unit.ts'
import { type Casting, type Stage } from './stage.ts'

/** Plays a unit with this casting: answers its lines of screenplay and remembers them on the stage. */
export function performUnit(read: ReadUnit, casting: Casting, production: Production, stage: Stage): Line[] {
  const performance = { read, casting, production, stage, texts: new Map<string, string>() }
  const lines = read.lines.flatMap((line, index) =>
    line.kind === 'action' ? performAction(line.text, performance) : performSpeech(line, index, performance),
  )
  stage.played.set(read.unit.id, casting)
  stage.wordings.push(wordingKey(read.unit, read.variant))
  for (const fact of read.unit.gives ?? []) stage.facts.add(fact)
  for (const text of performance.texts.values()) stage.usedTexts.add(text)
  return lines
}

function performAction(template: string, performance: Performance): Line[] {
  const text = fillSlots(template, slotsFor(null, performance))
  return [{ kind: 'action', text, speaker: null }]
}

function performSpeech(
  line: Extract<UnitLine, { kind: 'speech' }>,
  index: number,
  performance: Performance,
): Line[] {
  const { casting, stage } = performance
  const part = casting.get(line.role) ?? 0
  const { plain, addition } = voiceLine(line, index, part, performance)
  const said = fillSlots(plain, slotsFor(part, performance))
  const text =
    addition === null ? said : addition.before ? `${addition.text} ${said}` : `${said} ${addition.text}`
  remember(part, text, stage)
  stage.spoken.push({ part, text: said, quotable: line.quotable })
  const speaker = stage.parts[part]!.name
  return [
    { kind: 'character', text: speaker, speaker },
    ...(line.mood === null ? [] : [{ kind: 'parenthetical', text: line.mood, speaker } as const]),
    { kind: 'dialogue', text, speaker },
  ]
}

function voiceLine(
  line: { readonly text: string; readonly quotable: boolean },
  index: number,
  part: number,
  performance: Performance,
): Spoken {
  const { read, production, stage } = performance
  const speaker = stage.parts[part]!
  const chance = production.drawing.number(`voice:${read.unit.id}:${index}`, 100) / 100
  const context = {
    // A punchline gets no addition: nobody steps on it.
    mayAdd: !line.quotable && speaker.additions < mostAdditions,
    wording: production.drawing.number(`wording:${speaker.name}`, 60) + speaker.additions,
    chance,
  }
  const spoken = speakInVoice(line.text, speaker.voice, context)
  if (spoken.addition !== null) speaker.additions += 1
  return spoken
}

/** Additions are spice: at most this many a script for one part, each wording once. */
const mostAdditions = 2

function remember(part: number, text: string, stage: Stage): void {
  const speaker = stage.parts[part]!
  speaker.words += countWords(text)
  speaker.heard = stage.spoken.length
}
