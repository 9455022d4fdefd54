import { useEffect } from 'react'
import { Link } from 'react-router'
import { shelfSentence } from './sentences.ts'
import { Trouble } from '../script/trouble.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useErrorToast } from '../ui/toast/use-error-toast.ts'
import { useTitle } from '../ui/use-title.ts'
import { fetchScriptPage } from '../script-page/code.ts'
import { ScriptsEntry } from './entry.tsx'
import { type ShelfMoves, useShelf } from './use-shelf.ts'
import styles from './screen.module.css'
import { longestSearch, useSearch } from './search.ts'
import { type Shelf } from './state.ts'
import { useMoreInSight } from './more.ts'

export function ScriptsScreen() {
  useTitle('My Scripts · Twisted Yarn')
  useEffect(() => void fetchScriptPage().catch(() => {}), []) // where most players go from here
  const search = useSearch()
  const { shelf, moves } = useShelf(search.asked)
  const problem = problemOf(shelf)
  useErrorToast(problem ? shelfSentence(problem) : '')
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>My Scripts</h1>
        <search className={styles.search}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              search.ask(search.typed)
            }}
          >
            <TextField
              type="search"
              label="Search by title, card or player"
              name="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={longestSearch}
              value={search.typed}
              onChange={({ target }) => search.type(target.value)}
            />
          </form>
        </search>
      </header>
      <output className={styles.count}>{describe(shelf)}</output>
      <Trouble sentences={problem ? [shelfSentence(problem)] : []}>
        <Button onClick={moves.again}>Try again</Button>
      </Trouble>
      {shelf.is === 'opening' && <Loading text="Opening the shelf…" />}
      {shelf.is === 'open' && <Entries shelf={shelf} moves={moves} />}
      {shelf.is === 'open' && shelf.scripts.length === 0 && shelf.next === null && (
        <Empty search={shelf.search} onClear={() => search.ask('')} />
      )}
    </main>
  )
}

function problemOf(shelf: Shelf) {
  if (shelf.is === 'missing') return shelf.problem
  return shelf.is === 'open' && shelf.asking.is === 'refused' ? shelf.asking.problem : null
}

function describe(shelf: Shelf): string {
  if (shelf.is !== 'open') return ''
  if (shelf.asking.is === 'asking' && shelf.asking.what === 'search') return 'Searching…'
  const { length } = shelf.scripts
  if (length === 0) return shelf.search === '' ? '' : `No script matches “${shelf.search}”.`
  const count = `${length}${shelf.next === null ? '' : '+'} script${length === 1 ? '' : 's'}`
  return shelf.search === '' ? count : `${count} for “${shelf.search}”`
}

type EntriesProps = { shelf: Extract<Shelf, { is: 'open' }>; moves: ShelfMoves }

function Entries({ shelf, moves }: EntriesProps) {
  const { scripts, next, asking } = shelf
  const [list, more] = useMoreInSight(scripts.length, moves.more)
  const isAsking = asking.is === 'asking' && asking.what === 'more'
  return (
    <>
      {scripts.length > 0 && (
        <ul ref={list} className={styles.entries} aria-label="Scripts">
          {scripts.map((script) => (
            <ScriptsEntry key={script.id} script={script} moves={moves} />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button tone="plain" className={styles.more} busy={isAsking} onClick={more}>
          Show more
        </Button>
      )}
    </>
  )
}

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  if (search !== '') {
    return (
      <div className={styles.empty}>
        <p>Every word must be in the title, on a card, or a player&apos;s name.</p>
        <Button tone="plain" onClick={onClear}>
          Show all my scripts
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <h2>Nothing on the shelf yet</h2>
      <div className={styles.braid} aria-hidden="true" />
      <p>Every script that is written for you is kept here.</p>
      <Link className={buttonLook('tomato')} to="/">
        Play a game
      </Link>
    </div>
  )
}
