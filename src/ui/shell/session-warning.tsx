import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { SessionExpiryViewModel } from '#application/identity/session-expiry.view-model.ts'
import { LazyMessageBar } from '../design/feedback/lazy-message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { sessionText } from '../text/session.ts'
import { onScreenOnly } from '../design/theme/print.ts'

/** The warning of the last minutes, visible without covering content: a question, or the end time. */
export const SessionWarning = observer(function SessionWarning() {
  const vm = useViewModel(SessionExpiryViewModel)
  const styles = useStyles()
  if (vm.endsAt !== undefined) {
    return (
      <div className={styles.place}>
        <LazyMessageBar intent="warning">{sessionText.endsAt(vm.endsAt)}</LazyMessageBar>
      </div>
    )
  }
  if (vm.secondsLeft === undefined) return null
  return (
    <div className={styles.place} role="alertdialog" aria-label={sessionText.keepGoing}>
      <LazyMessageBar
        intent="warning"
        action={
          <Button size="small" appearance="primary" onClick={() => void vm.extend()}>
            {sessionText.keepGoing}
          </Button>
        }
      >
        {sessionText.expiresIn(vm.secondsLeft)}
      </LazyMessageBar>
    </div>
  )
})

const useStyles = makeStyles({
  place: {
    ...onScreenOnly,
    position: 'fixed',
    insetInlineStart: '50%',
    bottom: '80px',
    transform: 'translateX(-50%)',
    width: 'min(480px, calc(100vw - 20px))',
    zIndex: 20,
    boxShadow: tokens.shadow16,
    borderRadius: tokens.borderRadiusMedium,
  },
})
