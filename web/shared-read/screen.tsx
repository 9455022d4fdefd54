import { useMemo } from 'react'
import { useParams } from 'react-router'
import { type Problem } from '../../game/problem.ts'
import { type SharedScript } from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { Notice } from '../frame/notice.tsx'
import { useLaughs } from '../table-read/laughs/use-laughs.ts'
import { TableReadStage } from '../table-read/stage/stage.tsx'
import { useReading } from '../table-read/use-reading.ts'
import { TableReadVisitorEnd } from '../table-read/visitor-end.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTitle } from '../ui/use-title.ts'
import { sharedWriting } from './shared-writing.ts'
import { useShared } from './use-shared.ts'

/** The stage for whoever has a link, signed in or not: it reads what the link shows, and keeps no laugh. */
export function SharedReadScreen() {
  const { shareId = '' } = useParams()
  return <SharedRead key={shareId} shareId={shareId} />
}

function SharedRead({ shareId }: { shareId: string }) {
  const { shared, reopen } = useShared(shareId)
  if (shared.is === 'missing') return <Missing problem={shared.problem} onAgain={reopen} />
  if (shared.is === 'open') return <OpenShared shareId={shareId} shared={shared.script} />
  return (
    <main>
      <Loading text="Opening the script…" />
    </main>
  )
}

type OpenSharedProps = { shareId: string; shared: SharedScript }

function OpenShared({ shareId, shared }: OpenSharedProps) {
  const writing = useMemo(() => sharedWriting(shareId, shared), [shareId, shared])
  const { reading, go } = useReading(writing)
  // As on the page of the link, an R-rated title stays out of histories and lists of tabs.
  const title = shared.rating === 'r-rated' ? titleOfCards(shared.draw) : shared.title
  useTitle(`${title} · Table Read · Twisted Yarn`)
  const page = `/s/${encodeURIComponent(shareId)}${shared.rating === 'r-rated' ? '?show=script' : ''}`
  const laughing = useLaughs(null)
  return (
    <TableReadStage
      reading={reading}
      go={go}
      laughing={laughing}
      end={<TableReadVisitorEnd writing={reading.writing} laughs={laughing.laughs} page={page} go={go} />}
      onClose={() => location.assign(page)}
    />
  )
}

function Missing({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const isGone = problem.code === 'not-found'
  const text = isGone
    ? 'There is no script here. The link may have been taken back. Ask whoever sent it for a new one.'
    : `The script cannot be opened. ${problem.sentence}`
  return (
    <Notice title={isGone ? 'Off the Air' : 'No Signal'} text={text}>
      {!isGone && <Button onClick={onAgain}>Try again</Button>}
      <a className={buttonLook(isGone ? 'tomato' : 'plain')} href="/">
        Play
      </a>
    </Notice>
  )
}
