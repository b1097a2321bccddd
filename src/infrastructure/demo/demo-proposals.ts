import * as TE from 'fp-ts/TaskEither'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { expectedPaymentDate, proposeInvoices } from '#domain/financing/propose.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { DemoContext } from './demo-invoices.ts'
import { DEMO_COUNTS, demoInvoices } from './demo-samples.ts'

/** Proposes samples with the domain's rule and the published terms. */
export const makeDemoProposals = (place: DemoContext): InvoiceProposals => ({
  propose: (type, target) => {
    const [country, today] = [place.country(), place.today()]
    const { monthlyRate: rate, operationCost, retention } = standardTerms(profileOf(country).currency)
    const calendar = bankCalendar(country)
    const samples = DEMO_COUNTS[type] === 0 ? [] : demoInvoices(country, today)
    const candidates = samples.map(({ amount, creditNotes, dueDate, id, payer }) => ({
      invoiceId: id,
      payer: payer.identifier,
      amount,
      creditNotes,
      paymentDate: expectedPaymentDate(dueDate, { today }, calendar),
      rate,
      retention,
    }))
    const proposals = proposeInvoices({ target, today, operationCost, candidates })
    return TE.of(
      proposals.map(({ invoiceIds, ...figures }) => ({
        ...figures,
        invoices: samples.filter(({ id }) => invoiceIds.includes(id)),
      })),
    )
  },
})
