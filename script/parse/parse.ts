import { createAssembler } from './assemble.ts'
import { createDecoder } from './decode.ts'
import { type Line } from '../line.ts'
import { createPairing } from './pair-halves.ts'
import { createTokenizer } from './tokenize.ts'
import { createTranscript } from './transcript.ts'
import { createUnwrapper } from './unwrap-json.ts'

export type ParserOptions = { readonly cast?: readonly string[] }

export type Parser = {
  push(chunk: string): void
  /** Nothing may be pushed afterwards. */
  end(): void
  /** Settled: nothing that follows in the text changes them. */
  readonly lines: readonly Line[]
  /** True where no tag, line or word is half-written. */
  isWhole(): boolean
}

/** Works character by character, so it makes no difference where the chunks part. */
export function createParser({ cast = [] }: ParserOptions = {}): Parser {
  const transcript = createTranscript(cast)
  const assembler = createAssembler(transcript)
  const tokenizer = createTokenizer(assembler)
  const decoder = createDecoder(tokenizer)
  const unwrapper = createUnwrapper((unit) => decoder.push(unit))
  const pairing = createPairing((unit) => unwrapper.push(unit))
  return {
    push(chunk) {
      for (let i = 0; i < chunk.length; i += 1) pairing.push(chunk[i]!)
    },
    end() {
      unwrapper.end()
      decoder.end()
      tokenizer.end()
      assembler.end()
      transcript.end()
    },
    lines: transcript.lines,
    isWhole: () =>
      pairing.isIdle() && unwrapper.isIdle() && decoder.isIdle() && tokenizer.isIdle() && assembler.isWhole(),
  }
}

export function parseScript(text: string, options?: ParserOptions): Line[] {
  const parser = createParser(options)
  parser.push(text)
  parser.end()
  return [...parser.lines]
}
