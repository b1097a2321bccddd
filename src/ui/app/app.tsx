import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/shell/appearance.view-model.ts'
import { AppProvider } from '../design/app-provider.tsx'
import { ErrorBoundary } from '../design/error-boundary.tsx'
import { ContainerContext, type ViewModelSource } from '../di/container-context.ts'
import { DoorContext, type DoorSource } from '../di/door-scope.tsx'
import { SessionWorkContext, type SessionWork } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useActivity } from './use-activity.ts'
import { AppRoutes } from './routes.tsx'

export interface AppProps {
  readonly tab: ViewModelSource
  readonly work: SessionWork
  readonly door: DoorSource
  /** Where what broke is written down. */
  readonly onCrash: (error: unknown) => void
}

/** The client, from what lives as long as the tab down. */
export const App = ({ tab, work, door, onCrash }: AppProps) => (
  <ContainerContext value={tab}>
    <SessionWorkContext value={work}>
      <DoorContext value={door}>
        <Frame onCrash={onCrash} />
      </DoorContext>
    </SessionWorkContext>
  </ContainerContext>
)

const Frame = observer(function Frame({ onCrash }: Pick<AppProps, 'onCrash'>) {
  const session = useViewModel(SessionViewModel)
  const current = useViewModel(CurrentSession)
  const appearance = useViewModel(AppearanceViewModel)
  useEffect(() => session.activate(), [session])
  useEffect(() => appearance.activate(), [appearance])
  useActivity(session.touch)
  return (
    <AppProvider appearance={appearance.choice} country={current.country} amountsHidden={appearance.hideAmounts}>
      <ErrorBoundary onCrash={onCrash} onReload={() => location.reload()} onSignOut={() => void session.signOut()}>
        <BrowserRouter>{session.isRestored && <AppRoutes />}</BrowserRouter>
      </ErrorBoundary>
    </AppProvider>
  )
})
