import { type GriffelRenderer, RendererProvider, SSRProvider } from '@fluentui/react-components'
import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { type CrashRecovery, CrashRecoveryContext } from '#ui/app/crash-recovery-context.ts'
import { useActivity } from '#ui/app/use-activity.ts'
import { ErrorBoundary } from '#ui/design/feedback/error-boundary.tsx'
import { AppProvider } from '#ui/design/layout/app-provider.tsx'
import { ContainerContext } from '#ui/di/container-context.ts'
import { useViewModel } from '#ui/di/use-view-model.ts'

export interface AppProps {
  readonly container: Container
  readonly recovery: CrashRecovery
  readonly renderer: GriffelRenderer
  readonly children: ReactNode
}

/** The providers around every screen, in the browser and in the build. */
export const App = ({ container, recovery, renderer, children }: AppProps) => (
  <StrictMode>
    <RendererProvider renderer={renderer}>
      <SSRProvider>
        <ContainerContext value={container}>
          <CrashRecoveryContext value={recovery}>
            <Frame {...recovery}>{children}</Frame>
          </CrashRecoveryContext>
        </ContainerContext>
      </SSRProvider>
    </RendererProvider>
  </StrictMode>
)

type FrameProps = CrashRecovery & Pick<AppProps, 'children'>

const Frame = observer(function Frame({ onCrash, reload, signOut, children }: FrameProps) {
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
      <ErrorBoundary onCrash={onCrash} onReload={reload} onSignOut={signOut}>
        {children}
      </ErrorBoundary>
    </AppProvider>
  )
})

/** For screen readers; Mexico until there is a business. */
const LANGUAGES: Readonly<Record<Country, string>> = { CL: 'es-CL', MX: 'es-MX' }
