import { useEffect, useState } from 'react'
import { type RoomView } from '../../../game/room/view.ts'
import { type RoomShown } from '../state.ts'
import styles from './told.module.css'
import { wordsOfHost, wordsOfPeople } from './room-words.ts'

/** In milliseconds: as long as a toast. */
const shownMs = 6000

type News = { readonly room: RoomView; readonly people: string; readonly host: string }

/** Politely: who came and went while people gather, and at every moment who is host now. */
export function Told({ shown: { room, you } }: { shown: RoomShown }) {
  const [news, setNews] = useState<News>({ room, people: '', host: '' })
  if (news.room !== room) {
    const isGathering = room.phase.is === 'lobby'
    const people = isGathering ? wordsOfPeople(news.room, room, you.id) : ''
    const host = wordsOfHost(news.room, room, you.id)
    setNews({ room, people: people || news.people, host: host || news.host })
  }
  const { people, host } = news
  useEffect(() => {
    if (people === '' && host === '') return
    const timer = setTimeout(() => setNews((now) => ({ ...now, people: '', host: '' })), shownMs)
    return () => clearTimeout(timer)
  }, [people, host])
  return (
    <>
      <p className={styles.unseen} aria-live="polite">
        {people}
      </p>
      <p className={styles.host} aria-live="polite">
        {host}
      </p>
    </>
  )
}
