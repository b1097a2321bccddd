import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useLock } from '../team/use-lock.ts'
import { payablesIntroText } from '../text/payables.ts'

/** Before the first use of the payables. */
export const PayablesIntro = observer(function PayablesIntro({
  onboarding,
}: {
  readonly onboarding: PayablesOnboarding
}) {
  const lock = useLock('payables')
  return (
    <EmptyState
      title={payablesIntroText.title}
      detail={payablesIntroText.detail}
      actions={
        <>
          <Button disabledFocusable={onboarding.isBusy} onClick={() => void onboarding.skip()} {...lock}>
            {payablesIntroText.skip}
          </Button>
          <Button appearance="primary" disabledFocusable={onboarding.isBusy} onClick={onboarding.open} {...lock}>
            {payablesIntroText.start}
          </Button>
        </>
      }
    />
  )
})
