import { type Played } from './play.ts'

/** All that was asked for a script, and what was answered, as one reads it. A system message is told once. */
export function recordCalls({ calls, answers }: Played): string {
  let system = ''
  return calls
    .map(({ messages, maxTokens }, index) => {
      const told = messages.filter(({ role, content }) => role !== 'system' || content !== system)
      system = messages.find(({ role }) => role === 'system')?.content ?? system
      const number = `CALL ${index + 1}, max_tokens ${maxTokens}`
      const asked = told.map(({ role, content }) => `=== ${number}: ${role}\n\n${content}\n`)
      const answer = answers[index]
      return [
        ...asked,
        ...(answer === undefined ? [] : [`=== ${number}: the answer\n\n${answer.trim()}\n`]),
      ].join('\n')
    })
    .join('\n')
}

/** The messages of one call, as they are sent. */
export function recordCall({ messages }: Played['calls'][number]): string {
  return messages.map(({ role, content }) => `=== ${role}\n\n${content}\n`).join('\n')
}
