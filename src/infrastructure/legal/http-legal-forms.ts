import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LegalForms } from '#application/legal/legal-forms.port.ts'
import { debtEndpoints } from '#wire/debts.endpoints.ts'
import { legalEndpoints } from '#wire/legal.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpLegalForms = ({ call }: Pick<Api, 'call'>): LegalForms => ({
  open: (ticket) =>
    pipe(
      call(legalEndpoints.legalForm, { query: { ticket } }),
      TE.map(({ businessName }) => businessName),
    ),
  authoriseDebts: (ticket, name) => call(debtEndpoints.debtAuthorise, { query: { ticket }, body: { name } }),
  send: (ticket, body) => call(legalEndpoints.legalFormSend, { query: { ticket }, body }),
})
