import * as TE from 'fp-ts/TaskEither'
import type { BookedEntry, Statements } from '#application/wallet/statements.port.ts'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { accountBalances } from '#domain/wallet/movement.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeStatements extends Statements {
  readonly faults: Faults
}

/** The statements of a ledger at a day, whose month is the only one that is open. */
export const makeFakeStatements = (ledger: ReadonlyArray<BookedEntry>, today: CivilDate): FakeStatements => {
  const faults = makeFaults()
  const current = calendarMonthOf(today)
  return {
    faults,
    of: (month) =>
      faults.around(() =>
        month > current
          ? TE.left(rejectedBy(endpoints.statement, 'ERROR_VALIDATION'))
          : TE.of({
              month,
              isProvisional: month === current,
              opening: accountBalances(ledger.filter(({ on }) => calendarMonthOf(on) < month)),
              entries: ledger.filter(({ on }) => calendarMonthOf(on) === month),
            }),
      ),
    download: (month) =>
      faults.around(() =>
        month > current
          ? TE.left(rejectedBy(endpoints.statementPdf, 'ERROR_VALIDATION'))
          : TE.of({ name: `Cartola ${month}.pdf`, kind: 'pdf' as const, bytes: new TextEncoder().encode('%PDF-1.7') }),
      ),
  }
}
