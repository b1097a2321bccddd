import * as TE from 'fp-ts/TaskEither'
import type { XtrackerReports } from '#application/reports/reports.port.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeReports extends XtrackerReports {
  readonly faults: Faults
}

/** Every URL is different. */
export const makeFakeReports = (): FakeReports => {
  const faults = makeFaults()
  let given = 0
  return { faults, address: () => faults.around(() => TE.of(`/xtracker/report?ticket=${(given += 1)}`)) }
}
