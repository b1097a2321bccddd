import * as fc from 'fast-check'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { Currency } from '../kernel/money.ts'
import type { StatementEntry } from '../wallet/statement.ts'
import { calendarDate } from './kernel.ts'
import { movement } from './wallet.ts'

/** An entry of a ledger with the day that decides its month. */
export interface BookedEntry extends StatementEntry {
  readonly bookedOn: CivilDate
}

/** Up to forty entries of any type within about five months, in the order of their days. */
export const ledgerEntries = (currency: Currency): fc.Arbitrary<ReadonlyArray<BookedEntry>> =>
  fc
    .tuple(
      calendarDate,
      fc.array(
        fc.record({
          movement: movement(currency),
          days: fc.nat({ max: 150 }),
          isConfirming: fc.boolean(),
          account: fc.option(ACCOUNT, { nil: undefined }),
        }),
        { maxLength: 40 },
      ),
    )
    .map(([first, all]) =>
      all
        .toSorted((one, other) => one.days - other.days)
        .map(({ account, days, isConfirming, movement: { amount, type } }) => ({
          type,
          amount,
          isConfirming,
          account,
          bookedOn: addDays(first, days),
        })),
    )

const ACCOUNT = fc.record({ bank: fc.constantFrom('BCI', 'BBVA'), lastDigits: fc.constantFrom('1234', '9') })
