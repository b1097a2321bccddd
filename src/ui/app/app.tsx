import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { AppProvider } from '../design/layout/app-provider.tsx'
import { ErrorBoundary } from '../design/feedback/error-boundary.tsx'
import { ContainerContext, type ViewModelSource } from '../di/container-context.ts'
import { DoorContext, type DoorSource } from '../di/door-scope.tsx'
import { SessionWorkContext, type SessionWork } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { MaintenanceGate } from '../maintenance/maintenance-gate.tsx'
import { useActivity } from './use-activity.ts'
import { type CrashRecovery, CrashRecoveryContext } from './crash-recovery-context.ts'
import { AppRoutes } from './routes.tsx'

export interface AppProps {
  readonly tab: ViewModelSource
  readonly work: SessionWork
  readonly door: DoorSource
  readonly lastResort: CrashRecovery
  /** Of the operator's link with which the page was opened. */
  readonly code?: string | undefined
}

/** The client, from what lives as long as the tab down. */
export const App = ({ tab, work, door, lastResort, code }: AppProps) => (
  <ContainerContext value={tab}>
    <SessionWorkContext value={work}>
      <DoorContext value={door}>
        <CrashRecoveryContext value={lastResort}>
          <Frame {...lastResort} code={code} />
        </CrashRecoveryContext>
      </DoorContext>
    </SessionWorkContext>
  </ContainerContext>
)

const Frame = observer(function Frame({
  onCrash,
  reload,
  signOut: leave,
  code,
}: CrashRecovery & Pick<AppProps, 'code'>) {
  const session = useViewModel(SessionViewModel)
  const current = useViewModel(CurrentSession)
  const appearance = useViewModel(AppearanceViewModel)
  useEffect(() => appearance.activate(), [appearance])
  useActivity(session.recordActivity)
  useEffect(() => {
    document.documentElement.lang = LANGUAGES[current.country]
  }, [current.country])
  return (
    <AppProvider appearance={appearance.choice} country={current.country} amountsHidden={appearance.hideAmounts}>
      <ErrorBoundary onCrash={onCrash} onReload={reload} onSignOut={leave}>
        <BrowserRouter>
          <MaintenanceGate>
            <AppRoutes code={code} />
          </MaintenanceGate>
        </BrowserRouter>
      </ErrorBoundary>
    </AppProvider>
  )
})

/** What a screen reader reads aloud by; Mexico until there is a business. */
const LANGUAGES: Readonly<Record<Country, string>> = { CL: 'es-CL', MX: 'es-MX' }
