import * as TE from 'fp-ts/TaskEither'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { expectedPaymentDate, proposeInvoices } from '#domain/financing/propose.ts'
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
  const { monthlyRate: rate, operationCost, retention } = standardTerms('CLP')
  const calendar = bankCalendar('CL')
  return {
    faults,
    propose: (type, target) =>
      faults.around(() => {
        const candidates = host.all(type).map((invoice) => ({
          ...invoice,
          invoiceId: invoice.id,
          payer: invoice.payer.identifier,
          paymentDate: expectedPaymentDate(invoice.dueDate, { today }, calendar),
          rate,
          retention,
        }))
        return TE.of(
          proposeInvoices({ target, today, operationCost, candidates }).map(({ invoiceIds, ...figures }) => ({
            ...figures,
            invoices: host.all(type).filter(({ id }) => invoiceIds.includes(id)),
          })),
        )
      }),
  }
}
