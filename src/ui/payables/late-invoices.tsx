import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatFullDate, formatShortDate } from '#domain/kernel/format.ts'
import type { LateInvoice } from '#domain/payables/due-day.ts'
import { payeeOf } from '#domain/payables/payable-invoice.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { LinkButton } from '../design/controls/link-button.tsx'
import { paymentsText } from '../text/payables.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { OwedText } from './owed-text.tsx'
import { useWizardStyles } from './wizard.styles.ts'

interface LateProps {
  readonly vm: SchedulingWizard
  readonly country: Country
}

/** So many rows fit below the date on a laptop. */
const SHOWN = 5

/** The invoices that the selected day pays late, and the day that pays the fewest late. */
export const LateInvoices = observer(function LateInvoices({ vm, country }: LateProps) {
  const styles = useWizardStyles()
  const [isWhole, setWhole] = useState(false)
  const { earlier, late } = vm
  if (late.length === 0) return null
  const title = vm.isEach ? text.cannotKeep(late.length, country) : text.late(late.length, country)
  const hasLaw = late.some(({ legalDueDate }) => legalDueDate !== undefined)
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Warning16Filled className={styles.caution} aria-hidden />
        <h3 className={styles.title}>{title}</h3>
        {earlier !== undefined && (
          <span className={styles.atEnd}>
            <LinkButton onClick={() => vm.chooseDate(earlier.date)}>
              {text.payEarlier(formatFullDate(earlier.date), earlier.late)}
            </LinkButton>
          </span>
        )}
      </div>
      <table className={styles.table}>
        <thead className={styles.labels}>
          <tr>
            <th scope="col">{text.columns.supplier}</th>
            <th scope="col">{paymentsText.columns.folio}</th>
            <th scope="col">{text.columns.due}</th>
            <th scope="col">{text.columns.delay}</th>
            {hasLaw && <th scope="col">{text.columns.law}</th>}
            <th scope="col" className={styles.amount} data-amount>
              {paymentsText.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? late : late.slice(0, SHOWN)).map((row) => (
            <LateRow key={row.invoice.id} row={row} hasLaw={hasLaw} />
          ))}
        </tbody>
      </table>
      {late.length > SHOWN && !isWhole && (
        <div className={styles.more}>
          <LinkButton onClick={() => setWhole(true)}>{text.showLate(late.length - SHOWN, country)}</LinkButton>
        </div>
      )}
    </section>
  )
})

const LateRow = ({ row, hasLaw }: { readonly row: LateInvoice; readonly hasLaw: boolean }) => {
  const styles = useWizardStyles()
  const { days, daysPastLaw, invoice, legalDueDate } = row
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.first}>
        <span className={styles.name}>
          <SupplierName id={invoice.payeeId} name={payeeOf(invoice).name} isApart />
        </span>
      </th>
      <td className={styles.number}>
        <span className={styles.term}>F </span>
        {invoice.folio}
      </td>
      <td className={styles.number}>
        <span className={styles.term}>{text.due} </span>
        {formatShortDate(invoice.paymentDate)}
      </td>
      <td className={styles.late}>{text.delay(days)}</td>
      {hasLaw && (
        <td className={styles.quiet}>
          {legalDueDate !== undefined && <span className={styles.wide}>{formatShortDate(legalDueDate)} </span>}
          {daysPastLaw > 0 && <span className={styles.pastLaw}>{text.pastLaw(daysPastLaw)}</span>}
        </td>
      )}
      <td className={styles.amount}>
        <OwedText invoice={invoice} />
      </td>
    </tr>
  )
}
