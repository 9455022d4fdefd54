import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { RatingDialog } from '../play/rating-dialog.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { AboutExample } from './example.tsx'
import styles from './screen.module.css'
import { fetchQuickGame } from '../play/quick/code.ts'

/** Spec §2, About. */
export function AboutScreen() {
  useTitle('About · Twisted Yarn')
  return (
    <main className={styles.screen}>
      <div className={styles.opening}>
        <div>
          <h1>About Twisted Yarn</h1>
          <p className={styles.lead}>
            A storytelling game with cards in three categories (characters, settings and plot elements) and
            AI-generated scripts, for players of all ages.
          </p>
          <TheName />
        </div>
        <AboutExample />
      </div>
      <HowItWorks />
      <Mission />
      <CallToPlay />
    </main>
  )
}

function TheName() {
  return (
    <section className={styles.name}>
      <h2>A yarn is a story. It is also a thread.</h2>
      <p>
        And no good thread is a single one. Three strands, <b className={styles.character}>a character</b>,{' '}
        <b className={styles.program}>a program</b> and <b className={styles.setting}>a setting</b>, pull in
        three directions until they are twisted into one. That is the yarn, and the twist is why you laugh.
      </p>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className={styles.how}>
      <h2>How it works</h2>
      <ol className={styles.steps}>
        <Step title="Meet the cards">
          They come in Characters, Settings and Plot Elements. On the table a plot element is called a
          program: the show or the world that the story happens in.
        </Step>
        <Step title="Choose one from each">
          Somebody, something, somewhere. The less they belong together, the better. In a Quick Twist the deck
          chooses for you.
        </Step>
        <Step title="Read it out loud">
          The first lines are there at once, the rest is written while you read. An AI service writes where
          one is set up; otherwise the house writer does, who lives inside the game.
        </Step>
        <Step title="Ask for more">
          A yarn need not end. Continue the script, and it turns again. It stays family friendly unless the
          table asks for R-Rated.
        </Step>
      </ol>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

function Mission() {
  return (
    <section className={styles.mission}>
      <img src="/art/circle.svg" alt="" width="480" height="300" loading="lazy" />
      <div>
        <h2>The mission</h2>
        <p>
          To get everybody in the room into the same story. No acting lessons, no empty page, no wrong
          answers: three cards, a few friends, and one line that nobody gets through with a straight face.
        </p>
      </div>
    </section>
  )
}

function CallToPlay() {
  const [asking, setAsking] = useState(false)
  return (
    <section className={styles.call}>
      <div className={styles.braid} aria-hidden="true" />
      <h2>Ready to spin one?</h2>
      <p>Five minutes on your own, a duel for two to six, or the whole sofa in one story.</p>
      <div className={styles.ways}>
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Play a Quick Twist
        </Button>
        <Link className={buttonLook('aqua')} to="/headtohead-setup">
          Start a Twist Duel
        </Link>
        <Link className={buttonLook('gold')} to="/groupplay-setup">
          Open a Story Circle
        </Link>
      </div>
      {asking && (
        <RatingDialog
          title="Choose Game Mode"
          text="Select the content rating for your Quick Game:"
          fetchGame={fetchQuickGame}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
