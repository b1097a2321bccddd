import { mergeClasses } from '@fluentui/react-components'
import { isLate, returnedToday } from '#domain/orders/settlement-figures.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoicePayment, SettledLine } from '#domain/orders/order-settlement.ts'
import { settlementText } from '../text/settlement.ts'
import { useSettlementStyles } from './order-settlement.styles.ts'

export interface SettlementDetailProps {
  readonly line: SettledLine
  readonly country: Country
  /** The company pays it itself. */
  readonly isForSuppliers: boolean
}

/** The payments of an invoice, and where its retention is. */
export const SettlementDetail = ({ line, country, isForSuppliers }: SettlementDetailProps) => {
  const styles = useSettlementStyles()
  const own = isForSuppliers ? settlementText.paidByCompany : settlementText.paidByPayer
  const textOf = (payment: InvoicePayment) => settlementText.payment(payment, shareOf(payment, line), own, country)
  return (
    <div className={styles.detail}>
      <ul className={mergeClasses(styles.list, styles.payments)}>
        {line.payments.toReversed().map((payment, at) => (
          <li key={at}>
            {payment.correctedOn === undefined ? (
              textOf(payment)
            ) : (
              <>
                <s>{textOf(payment)}</s> <span>{settlementText.corrected(payment.correctedOn)}</span>
              </>
            )}
          </li>
        ))}
        {line.payments.length === 0 && <li className={styles.quiet}>{settlementText.noPayments}</li>}
        {isLate(line) && <li className={styles.quiet}>{settlementText.pastDue(line)}</li>}
      </ul>
      <ul className={styles.list}>
        {sentencesOf(line, country).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** The whole per cent of the invoice that a payment is, rounded down. */
const shareOf = ({ amount }: InvoicePayment, { due, paid }: SettledLine): number =>
  Math.floor((amount.minor * 100) / Math.max(1, due.minor + paid.minor))

const sentencesOf = (line: SettledLine, country: Country): ReadonlyArray<string> => {
  const returned = returnedToday(line)
  const hasRest = line.settledOn === undefined && returned.minor > 0
  return [
    ...(line.perDay !== undefined && line.perDay.minor > 0
      ? [settlementText.perDay(line.perDay, hasRest, country)]
      : []),
    ...(hasRest && isLate(line) ? [settlementText.ifPaidToday(returned, country)] : []),
    ...(hasRest && !isLate(line) ? [settlementText.pending(line.pending, country)] : []),
    ...line.transferred.map((sent) => settlementText.transferred(sent, country)),
    ...line.charged.map((charge) => settlementText.charged(charge, country)),
    ...(line.inBalance.minor > 0 ? [settlementText.inBalance(line.inBalance, country)] : []),
    ...line.coveredBy.map((charge) => settlementText.coveredBy(charge, country)),
    ...(line.owed.minor > 0 ? [settlementText.owed(line.owed, country)] : []),
  ]
}
