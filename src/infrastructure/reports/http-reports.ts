import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { XtrackerReports } from '#application/reports/reports.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpReports = (call: ApiCall, tenant: WithBusiness): XtrackerReports => {
  const forBusiness = businessCalls(call, tenant)
  return {
    address: () =>
      pipe(
        forBusiness(endpoints.report)(),
        TE.flatMapEither(({ path }): E.Either<Failure, string> =>
          OWN_PATH.test(path) ? E.right(path) : E.left({ _tag: 'Undecodable', at: ['path: own path'] }),
        ),
      ),
  }
}

/** A path of this host only: `//elsewhere` is another host, as are backslashes and control characters to a browser. */
const OWN_PATH = /^\/(?!\/)[\w\-./~%?=&]*$/
