import * as TE from 'fp-ts/TaskEither'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { answerNeed } from '#domain/financing/need.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { type Faults, makeFaults } from './faults.ts'
import type { FakeInvoices } from './invoices.ts'

/** Proposes the invoices of the fake host, at the published terms. */
export const makeFakeInvoiceProposals = (
  host: Pick<FakeInvoices, 'all'>,
  today: CivilDate,
): InvoiceProposals & { readonly faults: Faults } => {
  const faults = makeFaults()
  const terms = standardTerms('CLP')
  const calendar = bankCalendar('CL')
  return {
    faults,
    propose: (type, need) =>
      faults.around(() => {
        const invoices = host.all(type)
        const { proposals, ...answer } = answerNeed(need, { today, terms, invoices }, calendar)
        const options = proposals.map(({ invoiceIds, ...figures }) => ({
          ...figures,
          invoices: invoices.filter(({ id }) => invoiceIds.includes(id)),
        }))
        return TE.of({ ...answer, options })
      }),
  }
}
