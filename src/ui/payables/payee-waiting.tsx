import type { PayeeTransfer } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface WaitingProps {
  readonly payees: ReadonlyArray<PayeeTransfer>
  readonly country: Country
}

/** The account that is paid last, of those that wait for another member or for the time. */
export const PayeeWaiting = ({ payees, country }: WaitingProps) => {
  const styles = useWizardStyles()
  const [last] = payees.toSorted((one, other) => untilOf(other) - untilOf(one))
  if (last?.caution?.waits === undefined) return null
  return (
    <div className={styles.problem}>
      <div>
        <strong>{last.name}</strong>
        <div>{payeeCautionText.paidFrom(last.caution.waits, country)}</div>
      </div>
    </div>
  )
}

const untilOf = ({ caution }: PayeeTransfer): number => caution?.waits?.until ?? 0
