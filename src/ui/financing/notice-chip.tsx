import type { InvoiceNotice } from '#domain/financing/invoice-notice.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ExplainedChip } from '../design/feedback/explained-chip.tsx'
import type { StatusIcon } from '../design/feedback/status-chip.tsx'
import type { StatusColor } from '../design/theme/status-color.ts'
import { invoiceNoticeText } from '../text/invoice-notices.ts'

export interface NoticeChipProps {
  readonly notice: InvoiceNotice
  readonly invoice: Pick<FinanceableInvoice, 'averageDaysLate' | 'paidInvoices'>
  readonly country: Country
}

/** The remark on an invoice, with what to do. */
export const NoticeChip = ({ notice, invoice, country }: NoticeChipProps) => (
  <ExplainedChip {...LOOKS[notice]} {...invoiceNoticeText(notice, invoice, country)} />
)

const LOOKS: Readonly<Record<InvoiceNotice, { readonly color: StatusColor; readonly icon: StatusIcon }>> = {
  POSSIBLE_DUPLICATE: { color: 'orange', icon: 'warning' },
  PAID_IN_CASH: { color: 'orange', icon: 'warning' },
  PAID_AT_ONCE: { color: 'yellow', icon: 'warning' },
  VERY_OLD: { color: 'red', icon: 'clock' },
  LATE_PAYER: { color: 'yellow', icon: 'clock' },
}
