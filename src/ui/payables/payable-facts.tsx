import { observer } from 'mobx-react-lite'
import { payeeOf, type PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { claimDaysLeft, earlierLegalDueDate } from '#domain/payables/payable-notice.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { supplierStatementPath } from '../app/paths.ts'
import { payeeAccountText } from '../banking/account-name.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import { useDetailStyles } from '../financing/detail/detail.styles.ts'
import { Fact } from '../financing/detail/fact.tsx'
import { noticeText } from '../text/payable-notices.ts'
import { payableFactsText as text, paymentsText } from '../text/payables.ts'
import { methodText } from '../text/tax-documents.ts'
import { AddAccount } from './add-account.tsx'
import { OwedText } from './owed-text.tsx'
import { DateCell, IssuerName } from './payable-cells.tsx'
import type { PayablePanelProps } from './payments.types.ts'

/** Who issued the invoice, what is owed for it and when, and who is paid. */
export const PayableFacts = observer(function PayableFacts({ vm, row, calendar, country }: PayablePanelProps) {
  const styles = useDetailStyles()
  const { invoice } = row
  const { issueDate, dueDate, method, obstacle, receivedOn, supplier } = invoice
  const taxId = displayTaxId(country, supplier.identifier)
  const legal = earlierLegalDueDate(invoice)
  return (
    <section className={styles.section} aria-label={text.label}>
      <p className={styles.payer}>
        <IssuerName invoice={invoice} />
      </p>
      <div className={styles.taxId}>
        {taxId}
        <CopyButton text={taxId} label={text.copySupplier(profileOf(country).taxIdLabel)} />
      </div>
      <Notes invoice={invoice} calendar={calendar} />
      <dl className={styles.facts}>
        <Fact term={text.owed} isStrong>
          <OwedText invoice={invoice} />
        </Fact>
        {vm.table.name === 'inbox' && (
          <Fact term={paymentsText.columns.paymentDate}>
            <DateCell row={row} table={vm.table} calendar={calendar} />
          </Fact>
        )}
        <Fact term={paymentsText.columns.issueDate}>{formatShortDate(issueDate)}</Fact>
        {dueDate !== undefined && <Fact term={paymentsText.columns.dueDate}>{formatShortDate(dueDate)}</Fact>}
        {receivedOn !== undefined && <Fact term={text.received}>{formatShortDate(receivedOn)}</Fact>}
        {legal !== undefined && (
          <Fact term={noticeText.legalDueDate}>
            {formatShortDate(legal)}
            <div className={styles.quiet}>{text.law}</div>
          </Fact>
        )}
        {method !== undefined && <Fact term={paymentsText.columns.method}>{methodText(country, method).long}</Fact>}
        {obstacle === undefined && <Payee invoice={invoice} />}
      </dl>
    </section>
  )
})

/** Why it is not paid, or until when it can be claimed. */
const Notes = ({ invoice, calendar }: Pick<PayablePanelProps, 'calendar'> & { readonly invoice: PayableInvoice }) => {
  const styles = useDetailStyles()
  const days = claimDaysLeft(invoice, calendar.today)
  return (
    <>
      {invoice.obstacle !== undefined && <p className={styles.note}>{paymentsText.obstacle(invoice.obstacle).long}</p>}
      {days !== undefined && <p className={styles.note}>{noticeText.claimDetail(days)}</p>}
    </>
  )
}

const Payee = ({ invoice }: { readonly invoice: PayableInvoice }) => {
  const styles = useDetailStyles()
  const { name } = payeeOf(invoice)
  return (
    <Fact term={text.payee}>
      <TextLink to={supplierStatementPath(invoice.payeeId)}>{name}</TextLink>
      <div className={styles.quiet}>
        {invoice.supplier.hasBankAccount ? (
          <span>{invoice.payeeAccount === undefined ? text.hasAccount : payeeAccountText(invoice.payeeAccount)}</span>
        ) : (
          <AddAccount supplierId={invoice.payeeId} name={name} />
        )}
      </div>
    </Fact>
  )
}
