import { Button, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { observer } from 'mobx-react-lite'
import { isAskable, isSame, type PayeeConfirmation } from '#application/payables/payee-confirmation.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { PayeeTransfer } from '#application/payables/payrolls.port.ts'
import { payeeCautionText as text } from '../text/payee-cautions.ts'
import { phoneText } from '../text/phone.ts'
import { shortAccount } from './transfer-fields.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface CheckRowProps {
  readonly payees: PayeeConfirmation
  readonly payee: PayeeTransfer
  readonly country: Country
}

/** Why the account of a payee is confirmed, and who did or the way to do it. */
export const CheckRow = observer(function CheckRow({ payees, payee, country }: CheckRowProps) {
  const styles = useWizardStyles()
  const { caution, name } = payee
  const isCurrent = payees.current !== undefined && isSame(payees.current, payee)
  return (
    <tr className={mergeClasses(styles.row, isCurrent && styles.blocked)}>
      <th scope="row" className={mergeClasses(styles.first, styles.name)}>
        {name}
      </th>
      <td>{shortAccount(payee)}</td>
      <td>
        {caution?.reasons.map((reason) => (
          <div key={reason}>{text.reasons[reason]}</div>
        ))}
      </td>
      <td className={styles.number}>
        {caution?.phone === undefined || caution.phoneSince === undefined ? (
          <span className={styles.detail}>{text.noPhone}</span>
        ) : (
          <>
            <div>{phoneText(caution.phone)}</div>
            <div className={styles.detail}>{text.phoneSince(caution.phoneSince)}</div>
          </>
        )}
      </td>
      <td>
        {!isAskable(payee) && caution !== undefined && <Confirmed {...caution} />}
        {caution?.waits !== undefined && <div className={styles.detail}>{text.paidFrom(caution.waits, country)}</div>}
        {isAskable(payee) && (
          <Button size="small" aria-label={text.askOf(name)} onClick={() => payees.ask(payee)}>
            {text.ask}
          </Button>
        )}
      </td>
    </tr>
  )
})

/** Who asked whom, and when. */
const Confirmed = (caution: NonNullable<PayeeTransfer['caution']>) => {
  const styles = useWizardStyles()
  const { confirmedBy, confirmedOn } = caution
  if (confirmedBy === undefined || confirmedOn === undefined) return null
  return (
    <>
      <div className={styles.done}>
        <CheckmarkCircle16Filled className={styles.success} aria-hidden />
        <span>{text.confirmedBy(confirmedBy, caution.operator)}</span>
      </div>
      <div className={styles.detail}>{text.confirmed({ ...caution, confirmedOn })}</div>
    </>
  )
}
