import type { FinancingPorts } from '#application/financing/financing-source.ts'
import { type DemoContext, makeDemoInvoices } from './demo-invoices.ts'
import { makeDemoOrderSubmissions } from './demo-order-submissions.ts'

/** The samples and the submissions that only simulates. */
export const createDemoPorts = (place: DemoContext): FinancingPorts => ({
  invoices: makeDemoInvoices(place),
  submissions: makeDemoOrderSubmissions(place),
})
