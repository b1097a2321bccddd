import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { SessionExpiryViewModel } from '#application/identity/session-expiry.view-model.ts'
import { LazyMessageBar } from '../design/feedback/lazy-message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { heightAs } from '../design/layout/height-as.ts'
import { bottomEdge, breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { sessionText } from '../text/session.ts'
import { onScreenOnly } from '../design/theme/print.ts'

/** The warning of the last minutes, visible without covering content: a question, or the end time. */
export const SessionWarning = observer(function SessionWarning() {
  const vm = useViewModel(SessionExpiryViewModel)
  const styles = useStyles()
  if (vm.endsAt !== undefined) {
    return (
      <div ref={warningHeight} className={styles.place}>
        <div className={styles.message}>
          <LazyMessageBar intent="warning">{sessionText.endsAt(vm.endsAt)}</LazyMessageBar>
        </div>
      </div>
    )
  }
  if (vm.secondsLeft === undefined) return null
  return (
    <div ref={warningHeight} className={styles.place} role="alertdialog" aria-label={sessionText.keepGoing}>
      <div className={styles.message}>
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
    </div>
  )
})

const warningHeight = heightAs('--session-warning')

const useStyles = makeStyles({
  place: {
    ...onScreenOnly,
    position: 'fixed',
    insetInlineStart: '50%',
    bottom: '80px',
    transform: 'translateX(-50%)',
    width: 'min(480px, calc(100vw - 20px))',
    zIndex: 20,
    [breakpointPhone]: { bottom: bottomEdge, paddingBottom: space.s },
  },
  /* The words are readable before the message bar is loaded. */
  message: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    borderRadius: tokens.borderRadiusMedium,
  },
})
