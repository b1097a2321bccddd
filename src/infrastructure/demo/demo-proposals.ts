import * as TE from 'fp-ts/TaskEither'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { answerNeed } from '#domain/financing/need.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { DemoContext } from './demo-invoices.ts'
import { DEMO_COUNTS, demoInvoices } from './demo-samples.ts'

/** Proposes samples with the domain's rule and the published terms. */
export const makeDemoProposals = (place: DemoContext): InvoiceProposals => ({
  propose: (type, need) => {
    const [country, today] = [place.country(), place.today()]
    const terms = standardTerms(profileOf(country).currency)
    const invoices = DEMO_COUNTS[type] === 0 ? [] : demoInvoices(country, today)
    const { proposals, ...answer } = answerNeed(need, { today, terms, invoices }, bankCalendar(country))
    const options = proposals.map(({ invoiceIds, ...figures }) => ({
      ...figures,
      invoices: invoices.filter(({ id }) => invoiceIds.includes(id)),
    }))
    return TE.of({ ...answer, options })
  },
})
