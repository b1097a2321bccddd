import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { isSame, type PayeeConfirmation } from '#application/payables/payee-confirmation.ts'
import type { PayeeTransfer } from '#application/payables/payrolls.port.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { payeeCautionText as text } from '../text/payee-cautions.ts'
import { ConfirmationFields } from './confirmation-fields.tsx'

interface PayeeAnswerProps {
  readonly payees: PayeeConfirmation
  readonly payee: PayeeTransfer
}

/** How and whom the user asked, below the row of the payee. */
export const PayeeAnswer = observer(function PayeeAnswer({ payees, payee }: PayeeAnswerProps) {
  const styles = useStyles()
  const { asked, form } = payees
  const element = useRef<HTMLFormElement>(null)
  const isAsked = asked !== undefined && isSame(asked, payee)
  useEffect(() => {
    if (isAsked) element.current?.querySelector('select')?.focus()
  }, [form, isAsked])
  return (
    <form
      ref={element}
      aria-label={text.asked(payee.name)}
      onSubmit={submitHandler(form, form.submit)}
      noValidate
      aria-busy={form.isBusy}
    >
      <div className={styles.fields}>
        <ConfirmationFields form={form} />
        <div className={styles.action}>
          <SubmitButton form={form} label={text.confirm} busyLabel={text.confirming} />
        </div>
      </div>
      <SubmitFailure failure={form.failure} intro={text.failed} />
    </form>
  )
})

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr) auto',
    gap: space.m,
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  },
  /* Below a label, and beside its field. */
  action: { paddingTop: '26px', '& button': { height: '40px' }, [breakpointNarrow]: { paddingTop: 0 } },
})
