import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Statements } from '#application/wallet/statements.port.ts'
import { statementEndpoints } from '#wire/statement.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import type { Api } from '../http/api.ts'

export const makeHttpStatements = (api: Api): Statements => ({
  of: (month) =>
    pipe(
      api.forBusiness(statementEndpoints.statement)({ query: { month } }),
      TE.map((ledger) => ({
        ...ledger,
        entries: ledger.entries.map((entry) => ({ ...entry, id: String(entry.id) })),
      })),
    ),
  download: (month) =>
    pipe(api.forBusiness(statementEndpoints.statementPdf)({ query: { month } }), TE.flatMapEither(readDownload)),
})
