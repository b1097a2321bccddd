import * as TE from 'fp-ts/TaskEither'
import type {
  ActivePerson,
  ActivityEntry,
  ActivityQuery,
  CompanyActivity,
} from '#application/team/company-activity.port.ts'
import { areaOf } from '#domain/team/activity.ts'
import { makeFaults, type Faults } from './faults.ts'

export interface FakeCompanyActivity extends CompanyActivity {
  readonly faults: Faults
  /** The last one first. */
  readonly asked: Array<ActivityQuery>
}

/** The entries are the newest first, each by the person of that name. */
export const makeFakeCompanyActivity = (
  entries: ReadonlyArray<ActivityEntry>,
  people: ReadonlyArray<ActivePerson>,
): FakeCompanyActivity => {
  const faults = makeFaults()
  const asked: Array<ActivityQuery> = []
  return {
    faults,
    asked,
    page: (query) =>
      faults.around(() => {
        asked.unshift(query)
        const { area, isByStaff, memberId, page, pageSize } = query
        const found = entries.filter(
          ({ kind, operator, person, source }) =>
            (area === undefined || (kind !== undefined && areaOf(kind) === area)) &&
            (!isByStaff || operator !== undefined || source === 'STAFF') &&
            (memberId === undefined || people.some(({ id, name }) => id === memberId && name === person)),
        )
        const rows = found.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows, page, pageSize, totalRows: found.length, people })
      }),
  }
}
