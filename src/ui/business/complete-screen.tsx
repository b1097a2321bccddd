import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Logo } from '../brand/logo.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { Toasts } from '../notifications/toasts.tsx'
import { SessionWarning } from '../shell/session-warning.tsx'
import { sessionText } from '../text/session.ts'
import { CompleteForm } from './complete-form.tsx'
import { CompletePanel } from './complete-panel.tsx'
import { useCompleteStyles } from './complete.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Only for users who return to an unfinished form. */
const WelcomeBack = lazyPart(async () => (await import('../shell/welcome-back.tsx')).WelcomeBack)

/** Between registration and financing: without a business there is nothing to finance. */
export const CompleteScreen = observer(function CompleteScreen() {
  const styles = useCompleteStyles()
  const vm = useViewModel(CompleteProfileViewModel)
  const session = useViewModel(SessionViewModel)
  useEffect(() => vm.activate(), [vm])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo />
        <Button appearance="subtle" onClick={() => void session.signOut()}>
          {sessionText.signOut}
        </Button>
      </header>
      <main className={styles.main}>
        <div className={styles.side}>
          <CompleteForm vm={vm} />
        </div>
        <CompletePanel country={vm.form.values.country} />
      </main>
      {vm.welcome.isOpen && (
        <Suspense>
          <WelcomeBack onContinue={vm.welcome.close} />
        </Suspense>
      )}
      <SessionWarning />
      <Toasts />
    </div>
  )
})
