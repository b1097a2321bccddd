import type { FinancingPorts } from '#application/financing/financing-source.ts'
import { type DemoPlace, makeDemoInvoices } from './demo-invoices.ts'
import { makeDemoOrderDesk } from './demo-order-desk.ts'

/** The samples and the submissions that only simulates. */
export const openDemo = (place: DemoPlace): FinancingPorts => ({ invoices: makeDemoInvoices(place), submissions: makeDemoOrderDesk(place) })
