import type { FinancingPorts } from '#application/financing/financing-source.ts'
import { type DemoContext, makeDemoInvoices } from './demo-invoices.ts'
import { makeDemoOrderSubmissions } from './demo-order-submissions.ts'

/** Sample invoices, and submissions that only simulate. */
export const createDemoPorts = (place: DemoContext): FinancingPorts => ({
  invoices: makeDemoInvoices(place),
  submissions: makeDemoOrderSubmissions(place),
})
