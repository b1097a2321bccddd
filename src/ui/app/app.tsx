import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/shell/appearance.view-model.ts'
import { AppProvider } from '../design/app-provider.tsx'
import { ErrorBoundary } from '../design/error-boundary.tsx'
import { ContainerContext, type TabContainer } from '../di/container-context.ts'
import { SessionContainerContext, type MakeSessionContainer } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useActivity } from './use-activity.ts'
import { AppRoutes } from './routes.tsx'

export interface AppProps {
  readonly container: TabContainer
  readonly makeSessionContainer: MakeSessionContainer
  /** Where what broke is written down. */
  readonly onCrash: (error: unknown) => void
}

/** The client, from the container down. */
export const App = ({ container, makeSessionContainer, onCrash }: AppProps) => (
  <ContainerContext value={container}>
    <SessionContainerContext value={makeSessionContainer}>
      <Frame onCrash={onCrash} />
    </SessionContainerContext>
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
