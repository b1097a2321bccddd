import type { BookedEntry } from '#application/wallet/statements.port.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'

/**
 * The ledger of two orders at a day: one was transferred forty days ago, and paid ten days late five days ago; one was transferred
 * two days ago, before accounts were recorded.
 */
export const aLedger = (today: CivilDate): ReadonlyArray<BookedEntry> =>
  MOVEMENTS.map(({ account, daysAgo, folio, minor, order, type }, at) => ({
    id: String(at + 1),
    type,
    amount: money('CLP', minor),
    on: addDays(today, -daysAgo),
    isConfirming: false,
    orderId: order as OrderId,
    folio,
    account,
  }))

const BCI = { bank: 'BCI', lastDigits: '1234' }
const FIRST = { order: '5000', folio: undefined, account: undefined, daysAgo: 40 } as const
const PAID = { order: '5000', folio: '1042', account: undefined, daysAgo: 5 } as const
const SECOND = { order: '5001', folio: undefined, account: undefined, daysAgo: 2 } as const

const MOVEMENTS = [
  { ...FIRST, type: 'TRANSFER', minor: 101_700, account: BCI },
  { ...FIRST, type: 'RETENTION', minor: 45_000 },
  { ...FIRST, type: 'PRICE_DIFFERENCE', minor: 2_800 },
  { ...FIRST, type: 'ADVISORY', minor: 500 },
  { ...PAID, type: 'PAGO_FACTURA', minor: 150_000 },
  { ...PAID, type: 'DEFAULT_INTEREST', minor: 980 },
  { ...PAID, type: 'RELEASE', minor: 44_020 },
  { ...PAID, type: 'SURPLUS_PAID', minor: 44_020, account: BCI },
  { ...SECOND, type: 'TRANSFER', minor: 66_700 },
  { ...SECOND, type: 'RETENTION', minor: 30_000 },
  { ...SECOND, type: 'PRICE_DIFFERENCE', minor: 2_800 },
  { ...SECOND, type: 'DISCOUNT', minor: 500 },
] as const
