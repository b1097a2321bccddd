import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { XtrackerReports } from '#application/shell/reports.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { Tenant } from '../http/tenant.ts'

export const makeHttpReports = (call: Call, tenant: Tenant): XtrackerReports => ({
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
