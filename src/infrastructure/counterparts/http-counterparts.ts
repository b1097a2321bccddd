import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Counterparts } from '#application/counterparts/counterparts.port.ts'
import { counterpartEndpoints } from '#wire/counterpart.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCounterparts = (api: Api): Counterparts => ({
  statement: (of, query) =>
    of._tag === 'Payer'
      ? api.forBusiness(counterpartEndpoints.payerStatement)({ params: { payer: of.identifier }, query })
      : api.forBusiness(counterpartEndpoints.supplierStatement)({ params: { supplierId: of.id }, query }),
  download: (of, query) =>
    pipe(
      of._tag === 'Payer'
        ? api.forBusiness(counterpartEndpoints.payerStatementPdf)({ params: { payer: of.identifier }, query })
        : api.forBusiness(counterpartEndpoints.supplierStatementPdf)({ params: { supplierId: of.id }, query }),
      TE.flatMapEither(readDownload),
    ),
})
