import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import type { AppearanceChoice } from '../preferences/preferences.port.ts'
import type { ReportPeriod } from '#domain/orders/report-period.ts'
import { token } from '../shared/token.ts'

/** How the page around the report looks. */
export interface ReportSettings {
  readonly appearance: AppearanceChoice
  readonly hidesAmounts: boolean
}

/** The months of the report; absent: the last twelve. */
export interface ReportRequest extends ReportSettings {
  readonly period?: ReportPeriod | undefined
}

/** The report of the business, rendered by the host. */
export interface XtrackerReports {
  /** A single-use path of the host, valid for about a minute. Each call returns another. */
  readonly address: (request: ReportRequest) => TaskEither<Failure, string>
}
export const XtrackerReports = token<XtrackerReports>('XtrackerReports')
