import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { Notice } from './notice.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { Redirect } from './redirect.tsx'
import { useSession } from './session-context.ts'
import { Frame, LoadingScreen, Protected, Public, SignedOutOnly } from './protection.tsx'
import { AuthScreen } from '../sign-in/screen.tsx'
import { HomeScreen } from '../home/screen.tsx'
import { fetchQuickGame } from '../play/quick/code.ts'
import { fetchScriptPage } from '../script-page/code.ts'
import { Button } from '../ui/button.tsx'

const QuickGameScreen = load(async () => (await fetchQuickGame()).QuickGameScreen)
const HeadToHeadSetupScreen = load(
  async () => (await import('../play/duel/setup-screen.tsx')).HeadToHeadSetupScreen,
)
const HeadToHeadGameScreen = load(async () => (await import('../play/duel/screen.tsx')).HeadToHeadGameScreen)
const GroupPlaySetupScreen = load(
  async () => (await import('../play/circle/setup-screen.tsx')).GroupPlaySetupScreen,
)
const GroupPlayScreen = load(async () => (await import('../play/circle/screen.tsx')).GroupPlayScreen)
const AccountScreen = load(async () => (await import('../account/screen.tsx')).AccountScreen)
const ScriptsScreen = load(async () => (await import('../shelf/screen.tsx')).ScriptsScreen)
const ScriptScreen = load(async () => (await fetchScriptPage()).ScriptScreen)
const AboutScreen = load(async () => (await import('../about/screen.tsx')).AboutScreen)
const TableReadScreen = load(async () => (await import('../table-read/screen.tsx')).TableReadScreen)
const SharedReadScreen = load(async () => (await import('../shared-read/screen.tsx')).SharedReadScreen)
const JoinScreen = load(async () => (await import('../room/door/screen.tsx')).JoinScreen)
const RoomScreen = load(async () => (await import('../room/screen.tsx')).RoomScreen)
const ContactScreen = load(async () => (await import('../contact/screen.tsx')).ContactScreen)

type ProtectedRoute = { readonly path: string; readonly screen: ReactNode; readonly waiting?: ReactNode }

/** Every route but /auth needs sign-in; unknown paths lead home (spec §2). */
const protectedRoutes: readonly ProtectedRoute[] = [
  { path: '/', screen: <HomeScreen />, waiting: <HomeScreen isWaiting /> },
  { path: '/quickgame', screen: <QuickGameScreen /> },
  { path: '/headtohead-setup', screen: <HeadToHeadSetupScreen /> },
  { path: '/headtohead-game', screen: <HeadToHeadGameScreen /> },
  { path: '/groupplay-setup', screen: <GroupPlaySetupScreen /> },
  { path: '/group-play-screen', screen: <GroupPlayScreen /> },
  { path: '/scripts', screen: <ScriptsScreen /> },
  { path: '/scripts/:id', screen: <ScriptScreen /> },
  { path: '/account', screen: <AccountScreen /> },
  { path: '/about', screen: <AboutScreen /> },
  { path: '/scripts/:id/read', screen: <TableReadScreen /> },
  { path: '/contact', screen: <ContactScreen /> },
  { path: '*', screen: <Redirect to="/" /> },
]

export function AppRoutes() {
  const { session, readAgain } = useSession()
  if (session.is === 'unreachable') {
    return (
      <Notice title="No Signal" text={`The game cannot be reached. ${session.problem.sentence}`}>
        <Button onClick={readAgain}>Try again</Button>
      </Notice>
    )
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route
          path="/auth"
          element={
            <SignedOutOnly>
              <AuthScreen />
            </SignedOutOnly>
          }
        />
        <Route element={<Frame />}>
          <Route
            path="/s/:shareId/read"
            element={
              <Public>
                <SharedReadScreen />
              </Public>
            }
          />
          <Route
            path="/join"
            element={
              <Public>
                <JoinScreen />
              </Public>
            }
          />
          <Route
            path="/room/:code"
            element={
              <Public>
                <RoomScreen />
              </Public>
            }
          />
          {protectedRoutes.map(({ path, screen, waiting }) => (
            <Route key={path} path={path} element={<Protected waiting={waiting}>{screen}</Protected>} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}

function load(read: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await read().catch(() => OutOfReach) }))
}
