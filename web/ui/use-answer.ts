import { useEffect, useEffectEvent } from 'react'

/** Asks a question once, for as long as it is the question; null asks nothing. A later answer goes to `late`. */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
  take: (answer: Answer, question: Question) => void,
  late: (answer: Answer) => unknown = () => {},
) {
  const put = useEffectEvent(ask)
  const hear = useEffectEvent(take)
  const miss = useEffectEvent(late)
  useEffect(() => {
    if (question === null) return
    let stands = true
    void put(question).then((answer) => (stands ? hear(answer, question) : miss(answer)))
    return () => {
      stands = false
    }
  }, [question])
}
