import '../fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { ErrandsProvider } from '../script/errands.tsx'
import { AheadProvider } from '../play/ahead.tsx'
import { Breakdown } from './breakdown.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { useArrival } from './use-arrival.ts'

export function App() {
  useArrival()
  return (
    <Breakdown>
      <ToastProvider>
        <SessionProvider>
          <ErrandsProvider>
            <AheadProvider>
              <AppRoutes />
            </AheadProvider>
          </ErrandsProvider>
        </SessionProvider>
      </ToastProvider>
    </Breakdown>
  )
}
