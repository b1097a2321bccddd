import * as TE from 'fp-ts/TaskEither'
import type { Cash, CashEntry, InvoiceMark } from '#application/cash/cash.port.ts'
import { validateCollectionMark } from '#domain/cash/collection-mark.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { endpoints } from '#wire/endpoints.ts'
import { type Faults, rejectedBy } from './faults.ts'

export interface FakeMarks extends Pick<Cash, 'mark'> {
  /** The entries as the marks change them. */
  readonly applied: (entries: ReadonlyArray<CashEntry>) => ReadonlyArray<CashEntry>
}

export const makeFakeMarks = (faults: Faults, today: CivilDate): FakeMarks => {
  const marks = new Map<string, InvoiceMark>()
  return {
    mark: (said) => {
      const current = marks.get(said.invoiceId) ?? { ...said, state: 'NONE', date: undefined, version: 0 }
      if (current.version !== said.version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        const isWrong =
          said.state === 'DATED' &&
          (said.date === undefined ||
            validateCollectionMark({ state: 'DATED', date: said.date }, { today, isOrdered: false })._tag === 'Left')
        if (isWrong) return TE.left(rejectedBy(endpoints.cashExpectedSave, 'ERROR_VALIDATION'))
        const saved = { ...said, version: said.version + 1 }
        marks.set(said.invoiceId, saved)
        return TE.of(saved)
      })
    },
    applied: (entries) =>
      entries.flatMap((entry) => {
        const mark = entry.mark && (marks.get(entry.mark.invoiceId) ?? entry.mark)
        if (mark?.state === 'COLLECTED') return []
        if (mark?.state === 'EXCLUDED') return [{ ...entry, mark, reason: 'BY_USER' as const }]
        return mark?.state === 'DATED'
          ? [{ ...entry, mark, expected: mark.date, reason: undefined }]
          : [{ ...entry, mark }]
      }),
  }
}
