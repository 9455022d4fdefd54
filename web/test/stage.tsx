import { act, StrictMode, useEffect, type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, Routes, useLocation, useNavigate } from 'react-router'
import { vi } from 'vitest'
import { type CardsAnswer, type SessionView, type StartScriptBody } from '../../game/protocol.ts'
import { forgetCards } from '../api/cards.ts'
import { StandInEventSource as Source } from './event-source.ts'
import { unmount } from './mount.ts'
import { SessionContext, type Session } from '../frame/session-context.ts'
import { ErrandsProvider } from '../script/errands.tsx'
import { AheadProvider } from '../play/ahead.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'

type Answer = object | { status: number; code: string; title?: string } | { status: 204 }

export let asked: string[] = []
export let answers: Record<string, () => Answer | Promise<Answer>> = {}
export let readAgain = vi.fn<() => void>()
export let accept = vi.fn<(view: SessionView) => void>()
export let here: ReturnType<typeof useLocation> | null = null
export let go: ReturnType<typeof useNavigate>

export function openStage(first: typeof answers): void {
  Source.all = []
  asked = []
  answers = first
  readAgain = vi.fn<() => void>()
  accept = vi.fn<(view: SessionView) => void>()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}${body ? ` ${body as string}` : ''}`)
    const answer = (await answers[`${method} ${path}`]?.()) ?? { status: 404, code: 'not-found' }
    if (!('status' in answer)) return Response.json(answer)
    if (answer.status === 204) return new Response(null, { status: 204 })
    return Response.json({ title: 'It broke.', ...answer }, { status: answer.status })
  })
}

export async function closeStage(): Promise<void> {
  await unmount()
  forgetCards()
  vi.unstubAllGlobals()
}

type StageProps = {
  at?: { pathname: string; search: string; state: unknown }
  session?: Session
  children: ReactNode
}

export function Stage({ at, session = { is: 'unknown' }, children }: StageProps) {
  if (at) window.history.replaceState(null, '', at.pathname) // the window is where the player is
  const control = { session, accept, readAgain, leave: async () => null }
  const content = (
    <ToastProvider>
      <SessionContext value={control}>
        <ErrandsProvider>
          <AheadProvider>
            <Routes>{children}</Routes>
            <Watch />
          </AheadProvider>
        </ErrandsProvider>
      </SessionContext>
    </ToastProvider>
  )
  return (
    <StrictMode>
      {at ? (
        <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
      ) : (
        <BrowserRouter>{content}</BrowserRouter>
      )}
    </StrictMode>
  )
}

function Watch() {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    here = location
    go = navigate
  }, [location, navigate])
  return null
}

export function deck(count: number): CardsAnswer {
  const cards = (kind: string) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${kind}${n}`,
      name: `${kind} ${n}`,
      image_url: '/x.svg',
    }))
  return { characters: cards('hero'), programs: cards('show'), settings: cards('place') }
}

export const said = () => document.body.textContent
export const alert = () => document.querySelector('[role=alert]')?.textContent
export const address = () => (here ? here.pathname + here.search : '')

export function starts(): StartScriptBody[] {
  const start = 'POST /api/scripts '
  return asked
    .filter((request) => request.startsWith(start))
    .map((request) => JSON.parse(request.slice(start.length)) as StartScriptBody)
}

export function stream(play: (source: Source) => void) {
  return act(async () => {
    play(Source.last())
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
}
