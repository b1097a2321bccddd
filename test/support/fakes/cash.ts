import * as TE from 'fp-ts/TaskEither'
import type { Cash, CashEntry, StatedOpening } from '#application/cash/cash.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import type { SoonCash } from '#application/cash/cash-soon.port.ts'
import { columnOf } from '#domain/cash/cash-column.ts'
import { coverWeek } from '#domain/cash/cover.ts'
import { openingTotals, validateOpening } from '#domain/cash/opening.ts'
import { projectCash } from '#domain/cash/project-cash.ts'
import type { Supply } from '#domain/financing/need.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { cashSoon } from '#domain/cash/soon.ts'
import { movedSince } from '#domain/cash/since-opening.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { endpoints } from '#wire/endpoints.ts'
import { type Faults, makeFaults, rejectedBy } from './faults.ts'
import { makeFakeMarks } from './collection-marks.ts'
import { makeFakeOwnItems } from './own-items.ts'

export interface FakeCash extends Cash, SoonCash {
  readonly faults: Faults
}

/** The cash of a Chilean company with those items on a day. Those of `invoices` that are items can be financed at the published terms. */
export const makeFakeCash = (
  given: ReadonlyArray<CashEntry>,
  today: CivilDate,
  invoices: Supply['invoices'] = [],
): FakeCash => {
  const faults = makeFaults()
  const ownItems = makeFakeOwnItems(faults)
  const marks = makeFakeMarks(faults, today)
  /* The company paid an invoice the day before. */
  const sinceOpening = () =>
    opening.date === undefined
      ? []
      : movedSince(opening.date, [{ direction: 'OUT', amount: money('CLP', 120_000), on: addDays(today, -1) }])
  const entriesNow = () => [...marks.applied(given), ...ownItems.entries(today)]
  let opening: StatedOpening = { date: undefined, accounts: [], version: 0 }
  return {
    faults,
    projection: () =>
      faults.around(() =>
        TE.of({
          ...projectCash(openingTotals(opening.accounts), entriesNow(), today),
          opening,
          sinceOpening: sinceOpening(),
        }),
      ),
    entries: ({ currency, page, pageSize, place, row }) =>
      faults.around(() => {
        const found = entriesNow().filter(
          (one) =>
            one.amount.currency === currency &&
            one.kind === row.kind &&
            one.direction === row.direction &&
            [columnOf(one, today), one.reason === undefined ? one.expected : undefined].includes(place),
        )
        const rows = found.toSorted((one, other) => ((one.expected ?? '9999') < (other.expected ?? '9999') ? -1 : 1))
        return TE.of({
          rows: rows.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageSize,
          totalRows: found.length,
        })
      }),
    mark: marks.mark,
    ownItems,
    cover: (request) =>
      faults.around(() => {
        const facts = {
          openings: openingTotals(opening.accounts),
          items: entriesNow(),
          invoices,
          terms: standardTerms('CLP'),
        }
        return TE.of(coverWeek(request, facts, { today, calendar: bankCalendar('CL'), country: 'CL' }))
      }),
    soon: () => faults.around(() => TE.of(cashSoon(entriesNow(), today))),
    saveOpening: (version, stated) => {
      if (opening.version !== version) return TE.left({ _tag: 'Conflict', current: opening })
      return faults.around(() => {
        if (validateOpening(stated, { today })._tag === 'Left')
          return TE.left(rejectedBy(endpoints.cashOpeningSave, 'ERROR_VALIDATION'))
        opening = { ...stated, version: version + 1 }
        return TE.of(opening)
      })
    },
  }
}
