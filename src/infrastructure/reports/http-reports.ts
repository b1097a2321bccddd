import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { XtrackerReports } from '#application/reports/reports.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpReports = (call: ApiCall, tenant: WithBusiness): XtrackerReports => ({
  address: () =>
    pipe(
      tenant((businessId) => call(endpoints.report, { params: { businessId } })),
      TE.flatMapEither(({ path }): E.Either<Failure, string> =>
        OWN_PATH.test(path) ? E.right(path) : E.left({ _tag: 'Undecodable', at: ['path: own path'] }),
      ),
    ),
})

/** Of this host and of no other: `//elsewhere` is another, and so is whatever a browser makes of a backslash or a control character. */
const OWN_PATH = /^\/(?!\/)[\w\-./~%?=&]*$/
