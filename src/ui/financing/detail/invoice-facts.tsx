import { daysOverdue } from '#domain/financing/due-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { payerPath } from '../../app/paths.ts'
import { CopyButton } from '../../design/controls/copy-button.tsx'
import { TextLink } from '../../design/controls/text-link.tsx'
import { financeText } from '../../text/finance.ts'
import { invoiceDetailText as text } from '../../text/invoice-detail.ts'
import { markText } from '../../text/signatures.ts'
import { extraText, methodText } from '../../text/tax-documents.ts'
import { exclusionText } from '../../text/invoice-notices.ts'
import { useDetailStyles } from './detail.styles.ts'
import { Fact } from './fact.tsx'
import { InvoiceTotal } from '../invoice-total.tsx'
import { Lowered } from './lowered.tsx'
import type { DetailedInvoice } from './invoice-detail.types.ts'

export interface InvoiceFactsProps {
  readonly invoice: DetailedInvoice
  readonly country: Country
  readonly today: CivilDate
}

/** The payer and the figures of the row, in full, and why the invoice cannot be financed. */
export const InvoiceFacts = ({ invoice, country, today }: InvoiceFactsProps) => {
  const styles = useDetailStyles()
  const {
    amount,
    creditNotes,
    dueDate,
    dueDateSource,
    dueDateText,
    extra,
    folio,
    issueDate,
    method,
    payer,
    reasons = [],
  } = invoice
  const { paid, signature } = invoice
  const overdue = daysOverdue(dueDate, { today })
  const taxId = displayTaxId(country, payer.identifier)
  return (
    <section className={styles.section} aria-label={text.facts}>
      <p className={styles.payer}>
        <TextLink to={payerPath(payer.identifier)}>{payer.name}</TextLink>
      </p>
      <div className={styles.taxId}>
        {taxId}
        <CopyButton text={taxId} label={text.copyPayer(profileOf(country).taxIdLabel)} />
        <CopyButton text={folio} label={text.copyFolio} isLabelled />
      </div>
      {reasons.map((reason) => {
        const { explanation, label } = exclusionText(reason, country)
        return (
          <p key={reason} className={styles.note}>
            <strong>{label}.</strong> {explanation}
          </p>
        )
      })}
      <dl className={styles.facts}>
        <Fact term={text.issued}>{formatShortDate(issueDate)}</Fact>
        <Fact term={text.due}>
          <span>{formatShortDate(dueDate)}</span>
          {overdue > 0 && <div className={styles.danger}>{financeText.dueDate.overdue(overdue, country)}</div>}
          {dueDateSource !== undefined && (
            <div className={styles.quiet}>{financeText.dueDate.source(dueDateSource, country, dueDateText)}</div>
          )}
        </Fact>
        <Fact term={text.amount} isStrong>
          <InvoiceTotal invoice={invoice} country={country} />
        </Fact>
        {creditNotes !== undefined && creditNotes.minor > 0 && <Lowered lowered={{ amount, creditNotes, paid }} />}
        {signature !== undefined && (
          <>
            <Fact term={text.method[country]}>{methodText(country, method).long}</Fact>
            <Fact term={text.extra[country]}>{extraText(country, extra).long}</Fact>
            <Fact term={text.signature}>{markText(signature) ?? text.verified}</Fact>
          </>
        )}
      </dl>
    </section>
  )
}
