import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { ReportSettings, XtrackerReports } from '#application/reports/reports.port.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpReports = (api: Api): XtrackerReports => ({
  address: ({ period, ...look }) =>
    pipe(
      api.forBusiness(shellEndpoints.report)({ query: { from: period?.from, to: period?.to } }),
      TE.flatMapEither(({ path }): E.Either<Failure, string> =>
        OWN_PATH.test(path) ? E.right(path + lookOf(look)) : E.left({ _tag: 'Undecodable', at: ['path: own path'] }),
      ),
    ),
})

/** Part of the address, because a frame without scripts cannot be told later. */
const lookOf = ({ appearance, hidesAmounts }: ReportSettings): string =>
  (appearance === 'system' ? '' : `&look=${appearance}`) + (hidesAmounts ? '&amounts=hidden' : '')

/** A path of this host only: `//elsewhere` is another host, as are backslashes and control characters to a browser. */
const OWN_PATH = /^\/(?!\/)[\w\-./~%?=&]*$/
