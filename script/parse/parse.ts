import { createAssembler } from './assemble.ts'
import { createDecoder } from './decode.ts'
import { type Line } from '../line.ts'
import { createTokenizer } from './tokenize.ts'
import { createTranscript } from './transcript.ts'
import { createUnwrapper } from './unwrap-json.ts'

export type ParserOptions = { readonly cast?: readonly string[] }

export type Parser = {
  push(chunk: string): void
  /** Flushes what is left. Nothing may be pushed afterwards. */
  end(): void
  /** Whole, settled lines so far. Nothing that follows in the text changes them. */
  readonly lines: readonly Line[]
  /** True where no tag, line or word is half-written. */
  isWhole(): boolean
}

/**
 * Reads a script in whatever form a model or a player wrote it, piece by piece. Every character is read to its end
 * before the next, so that the pieces' borders make no difference.
 */
export function createParser({ cast = [] }: ParserOptions = {}): Parser {
  const transcript = createTranscript(cast)
  const assembler = createAssembler(transcript)
  const tokenizer = createTokenizer(assembler)
  const decoder = createDecoder(tokenizer)
  const unwrapper = createUnwrapper((unit) => decoder.push(unit))
  return {
    push(chunk) {
      for (let i = 0; i < chunk.length; i += 1) unwrapper.push(chunk[i]!)
    },
    end() {
      unwrapper.end()
      decoder.end()
      tokenizer.end()
      assembler.end()
      transcript.end()
    },
    lines: transcript.lines,
    isWhole: () => unwrapper.isIdle() && decoder.isIdle() && tokenizer.isIdle() && assembler.isWhole(),
  }
}

export function parseScript(text: string, options?: ParserOptions): Line[] {
  const parser = createParser(options)
  parser.push(text)
  parser.end()
  return [...parser.lines]
}
