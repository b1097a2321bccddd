import * as fc from 'fast-check'
import { CASH_ROWS, type CashGroup, type CashItem, UNCOUNTED_REASONS } from '../cash/cash-item.ts'
import { MAX_OPENING_ACCOUNTS, type CashOpening } from '../cash/opening.ts'
import { CADENCES, type OwnItem, type OwnItemDraft } from '../cash/own-item.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, money } from '../kernel/money.ts'
import { invoicedMinor } from './financing.ts'
import { currency, dateBetween, id } from './kernel.ts'

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(arbitrary, { nil: undefined })

const positive = (of: Currency): fc.Arbitrary<Money> => invoicedMinor.map((minor) => money(of, minor))

/** Days around today at which columns end: the last weeks, this week, the thirteenth, and later. */
const dayNear = (today: CivilDate): fc.Arbitrary<CivilDate> =>
  fc
    .oneof(fc.integer({ min: -10, max: 16 }), fc.integer({ min: -200, max: 400 }), fc.integer({ min: 78, max: 98 }))
    .map((days) => addDays(today, days))

/** Items around a day, with different keys, in up to three currencies; some without a day, some that are not counted. */
export const cashItems = (today: CivilDate): fc.Arbitrary<ReadonlyArray<CashItem>> =>
  fc
    .array(
      fc.record({
        row: fc.constantFrom(...CASH_ROWS),
        amount: currency.chain(positive),
        expected: fc.option(dayNear(today), { nil: undefined, freq: 8 }),
        reason: fc.option(fc.constantFrom(...UNCOUNTED_REASONS), { nil: undefined, freq: 2 }),
      }),
      { maxLength: 40 },
    )
    .map((drawn) =>
      drawn.map(({ row, reason, ...item }, at) => ({
        ...row,
        ...item,
        key: `${row.kind} ${at + 1}`,
        reason: row.kind === 'RECEIVABLE' ? reason : undefined,
      })),
    )

/** Sums of items around a day. */
export const cashGroups = (today: CivilDate): fc.Arbitrary<ReadonlyArray<CashGroup>> =>
  cashItems(today).chain((items) =>
    fc.tuple(
      ...items.map(({ amount, direction, expected, kind, reason }) =>
        fc.integer({ min: 1, max: 50 }).map((count) => ({ amount, direction, expected, kind, reason, count })),
      ),
    ),
  )

/** At most one balance for each currency, of either sign. */
export const cashOpenings: fc.Arbitrary<ReadonlyArray<Money>> = fc
  .uniqueArray(currency, { maxLength: 3 })
  .chain((of) =>
    fc.tuple(...of.map((one) => fc.integer({ min: -1e12, max: 1e12 }).map((minor) => money<Currency>(one, minor)))),
  )

/** Accounts in pesos and dollars, some overdrawn, stated today or before. */
export const cashOpening = (of: Currency, today: CivilDate): fc.Arbitrary<CashOpening> =>
  fc.record({
    date: fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, -days)),
    accounts: fc.array(
      fc.record({
        name: fc.constantFrom('BCI', 'Cuenta corriente', 'x'.repeat(60)),
        balance: fc
          .tuple(fc.constantFrom(of, 'USD' as const), fc.integer({ min: -1e12, max: 1e12 }))
          .map(([one, minor]) => money<Currency>(one, minor)),
      }),
      { maxLength: MAX_OPENING_ACCOUNTS },
    ),
  })

/** A rhythm with an end or without, around a day. */
export const ownItemDraft = (of: Currency, today: CivilDate): fc.Arbitrary<OwnItemDraft> =>
  fc
    .record({
      name: fc.constantFrom('Arriendo', 'Sueldos', 'ñ'.repeat(60)),
      direction: fc.constantFrom('IN' as const, 'OUT' as const),
      amount: positive(of),
      cadence: fc.constantFrom(...CADENCES),
      from: fc.oneof(dayNear(today), dateBetween('2020-01-29', '2020-01-31'), fc.constant('2024-02-29' as CivilDate)),
      days: maybe(fc.nat({ max: 3_000 })),
    })
    .map(({ days, ...draft }) => ({
      ...draft,
      until: days === undefined ? undefined : addDays(draft.from, days),
    }))

/** The same with an id. */
export const ownItem = (of: Currency, today: CivilDate): fc.Arbitrary<OwnItem> =>
  fc
    .record({ draft: ownItemDraft(of, today), id: id<'OwnItem'>(), version: fc.integer({ min: 1, max: 9 }) })
    .map(({ draft, ...stored }) => ({ ...draft, ...stored }))
