export type Flourish = 'javascript' | 'python'

type Choice = {
  readonly label: string
  readonly reply: string
  readonly flourish?: Flourish
}
type Step = { readonly question: string; readonly choices: readonly Choice[] }

export const notToday = 'not today'
export const revealTheInfo = 'Reveal the info'
export const startOver = 'Start Over'

/** Four steps ask; the fifth sums up (spec §2, Contact). */
export const steps: readonly Step[] = [
  {
    question: 'Want to get in touch...',
    choices: [{ label: 'yes', reply: 'Lovely. I was hanging by a thread here.' }],
  },
  {
    question: 'How would you like to connect?',
    choices: [
      { label: 'Email', reply: 'A classic. It flies in any weather.' },
      { label: 'Phone', reply: 'Bold! Please untangle the cord before use.' },
      {
        label: 'Carrier Pigeon',
        reply: 'Wonderful. Gerald takes off at dawn, or as soon as the bread is gone.',
      },
    ],
  },
  {
    question: 'Quick quiz: what is your favourite coding language?',
    choices: [
      { label: 'JavaScript', reply: 'Correct! You win [object Object].', flourish: 'javascript' },
      { label: 'Python', reply: 'Correct! Exactly four spaces of applause.', flourish: 'python' },
      { label: 'C++', reply: 'Correct! Mind the pointers, they are sharp.' },
      { label: 'Mystery', reply: 'Correct! Probably. Nobody has ever seen the answer.' },
    ],
  },
  {
    question: 'What is the next step?',
    choices: [
      { label: 'Discuss a project', reply: 'Splendid. I bring the opinions, you bring the biscuits.' },
      { label: 'Schedule a call', reply: 'Any time suits me. I am yarn, I have no plans.' },
      { label: 'Share some memes', reply: 'Finally, a serious business proposal.' },
    ],
  },
]

const lookBack = 'Look how far we have come:'
export const arrow = ' → '
const afterReveal = 'Ta-da! You have found the loose end.'

export type Chat = { readonly path: readonly string[]; readonly isRevealed: boolean }
export const newChat: Chat = { path: [], isRevealed: false }

export function listChoices({ path, isRevealed }: Chat): readonly string[] {
  const step = steps[path.length]
  if (!step) return isRevealed ? [startOver] : [revealTheInfo, startOver]
  const labels = step.choices.map(({ label }) => label)
  return path.length === 0 ? [...labels, notToday] : labels
}

export function choose(chat: Chat, label: string): Chat | 'leave' {
  if (!listChoices(chat).includes(label)) return chat
  if (label === notToday) return 'leave'
  if (label === startOver) return newChat
  if (label === revealTheInfo) return { ...chat, isRevealed: true }
  return { path: [...chat.path, label], isRevealed: false }
}

export type Message = {
  readonly from: 'game' | 'player'
  readonly text: string
  readonly flourish?: Flourish
  readonly path?: readonly string[]
}

export function listMessages(chat: Chat): readonly Message[] {
  const { path, isRevealed } = chat
  const said = steps.slice(0, path.length + 1).flatMap(({ question, choices }, at): Message[] => {
    const choice = choices.find(({ label }) => label === path[at])
    return choice ? [says(question), hears(choice), says(choice.reply)] : [says(question)]
  })
  if (path.length < steps.length) return said
  const ending = [...said, says(lookBack), { ...says(path.join(arrow)), path }]
  return isRevealed ? [...ending, hears({ label: revealTheInfo }), says(afterReveal)] : ending
}

function says(text: string): Message {
  return { from: 'game', text }
}

function hears({ label, flourish }: Pick<Choice, 'label' | 'flourish'>): Message {
  return { from: 'player', text: label, ...(flourish ? { flourish } : {}) }
}

/** A history state can be made by hand: anything unreadable is a new chat. */
export function readChat(state: unknown): Chat {
  const { path, isRevealed } = fieldsOf(fieldsOf(state).chat)
  if (!Array.isArray(path)) return newChat
  const labels: readonly unknown[] = isRevealed === true ? [...path, revealTheInfo] : path
  const chat = labels.reduce<Chat>((chat, label) => {
    const next = typeof label === 'string' ? choose(chat, label) : chat
    return next === 'leave' ? newChat : next
  }, newChat)
  return chat.path.length === path.length ? chat : newChat
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
