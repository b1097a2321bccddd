import type { Country } from '#domain/kernel/country.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { settlementText } from '../text/settlement.ts'
import { useSettlementStyles } from './order-settlement.styles.ts'

export interface SettlementDetailProps {
  readonly line: SettledLine
  readonly country: Country
}

/** The payments of an invoice and where its retention is. */
export const SettlementDetail = ({ line, country }: SettlementDetailProps) => {
  const styles = useSettlementStyles()
  return (
    <div className={styles.detail}>
      <section>
        <h3 className={styles.heading}>{settlementText.payments}</h3>
        {line.payments.length === 0 && <p className={styles.sentence}>{settlementText.noPayments}</p>}
        <ul className={styles.list}>
          {line.payments.map((payment, at) => (
            <li key={at}>
              {payment.correctedOn === undefined ? (
                settlementText.payment(payment, country)
              ) : (
                <>
                  <s>{settlementText.payment(payment, country)}</s> {settlementText.corrected(payment.correctedOn)}
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{settlementText.money}</h3>
        <ul className={styles.list}>
          {sentencesOf(line, country).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const sentencesOf = (line: SettledLine, country: Country): ReadonlyArray<string> => [
  ...(line.perDay !== undefined && line.perDay.minor > 0 ? [settlementText.perDay(line.perDay, country)] : []),
  ...(line.pending.minor > 0 ? [settlementText.pending(line.pending, country)] : []),
  ...line.transferred.map((sent) => settlementText.transferred(sent, country)),
  ...line.charged.map((charge) => settlementText.charged(charge, country)),
  ...(line.inBalance.minor > 0 ? [settlementText.inBalance(line.inBalance, country)] : []),
  ...line.coveredBy.map((charge) => settlementText.coveredBy(charge, country)),
  ...(line.owed.minor > 0 ? [settlementText.owed(line.owed, country)] : []),
]
