import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { payablesIntroText } from '../text/payables.ts'

/** Before the first use of the payables. */
export const PayablesIntro = observer(function PayablesIntro({
  onboarding,
}: {
  readonly onboarding: PayablesOnboarding
}) {
  return (
    <EmptyState
      title={payablesIntroText.title}
      detail={payablesIntroText.detail}
      actions={
        <>
          <Button disabledFocusable={onboarding.isBusy} onClick={() => void onboarding.skip()}>
            {payablesIntroText.skip}
          </Button>
          <Button appearance="primary" disabledFocusable={onboarding.isBusy} onClick={onboarding.open}>
            {payablesIntroText.start}
          </Button>
        </>
      }
    />
  )
})
