import * as TE from 'fp-ts/TaskEither'
import type { ReportRequest, XtrackerReports } from '#application/reports/reports.port.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeReports extends XtrackerReports {
  readonly faults: Faults
  /** The months of each request, the first one first. */
  readonly asked: Array<ReportRequest['period']>
}

/** Every URL is different. */
export const makeFakeReports = (): FakeReports => {
  const faults = makeFaults()
  let given = 0
  const asked: FakeReports['asked'] = []
  const address: FakeReports['address'] = ({ period }) => {
    asked.push(period)
    return faults.around(() => TE.of(`/xtracker/report?ticket=${(given += 1)}`))
  }
  return { faults, asked, address }
}
