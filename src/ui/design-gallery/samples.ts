import { bankCalendar } from '#domain/calendar/calendar.ts'
import type { Quote } from '#domain/financing/quote.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { StatusColor } from '../design/theme/status-color.ts'
import { galleryText } from '../text/gallery.ts'

/** Sample data for components. */
export const SAMPLE_RULES = { calendar: bankCalendar('CL'), today: '2026-03-04' as CivilDate } as const

const SIMULATION: Simulation = {
  total: money('CLP', 12_500_000),
  creditNotes: money('CLP', 120_000),
  retention: money('CLP', 1_238_000),
  retentionRate: basisPoints(1_000),
  interest: money('CLP', 231_000),
  baseRate: basisPoints(189),
  operationCost: money('CLP', 45_000),
  orderDiscounts: money('CLP', 0),
  invoiceDiscounts: money('CLP', 0),
  transfer: money('CLP', 10_866_000),
  invoices: [],
}

/** Two invoices are counted and one has no date. */
export const SAMPLE_QUOTE: Quote = {
  type: 'DIRECT_FINANCING',
  askedOn: SAMPLE_RULES.today,
  lines: [
    {
      invoiceId: '1' as InvoiceId,
      amount: money('CLP', 7_500_000),
      creditNotes: money('CLP', 120_000),
      paymentDate: '2026-04-06' as CivilDate,
    },
    {
      invoiceId: '2' as InvoiceId,
      amount: money('CLP', 5_000_000),
      creditNotes: money('CLP', 0),
      paymentDate: '2026-04-20' as CivilDate,
    },
  ],
  undated: ['3' as InvoiceId],
  simulation: SIMULATION,
}

export interface SampleRow {
  readonly id: string
  readonly payer: string
  readonly amount: number
  readonly color: StatusColor
  readonly status: string
}

export const SAMPLE_ROWS: ReadonlyArray<SampleRow> = [
  { id: '1042', payer: galleryText.sample.company, amount: 1_250_000, color: 'yellow', status: 'En revisión' },
  { id: '1043', payer: galleryText.sample.longName, amount: 98_400, color: 'green', status: 'Pagada' },
  { id: '1044', payer: galleryText.sample.company, amount: 7_431_900, color: 'red', status: 'En mora' },
]
