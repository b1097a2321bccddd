import { Suspense, type ReactNode } from 'react'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Few invoices have one, so that its code is loaded with the first. */
const NoticeChip = lazyPart(async () => (await import('./notice-chip.tsx')).NoticeChip)

/** The chip of a special invoice in place of `otherwise`, which ordinary rows show without any component. */
export const noticeOrElse = (
  invoice: FinanceableInvoice,
  { country, today }: { readonly country: Country; readonly today: CivilDate },
  otherwise: ReactNode,
): ReactNode => {
  const notice = noticeOf(invoice, today)
  if (notice === undefined) return otherwise
  return (
    <Suspense key={invoice.id} fallback={otherwise}>
      <NoticeChip notice={notice} invoice={invoice} country={country} />
    </Suspense>
  )
}
