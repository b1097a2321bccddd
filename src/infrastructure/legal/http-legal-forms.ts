import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LegalForms } from '#application/legal/legal-forms.port.ts'
import { legalEndpoints } from '#wire/legal.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpLegalForms = ({ call }: Pick<Api, 'call'>): LegalForms => ({
  open: (ticket) =>
    pipe(
      call(legalEndpoints.legalForm, { query: { ticket } }),
      TE.map(({ businessName }) => businessName),
    ),
  send: (ticket, body) => call(legalEndpoints.legalFormSend, { query: { ticket }, body }),
})
