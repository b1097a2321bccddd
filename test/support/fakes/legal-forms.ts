import * as TE from 'fp-ts/TaskEither'
import type { LegalForms } from '#application/legal/legal-forms.port.ts'
import type { StakeholderDraft } from '#domain/legal/stakeholder.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeLegalForms extends LegalForms {
  readonly faults: Faults
  readonly sent: () => ReadonlyArray<StakeholderDraft>
}

/** Knows one ticket. */
export const makeFakeLegalForms = (ticket: string): FakeLegalForms => {
  const faults = makeFaults()
  let drafts: ReadonlyArray<StakeholderDraft> = []
  const invalid = () => TE.left(rejected('ERROR_LEGAL_FORM_LINK_INVALID'))
  return {
    faults,
    sent: () => drafts,
    open: (given) => faults.around(() => (given === ticket ? TE.of('Aceros del Norte') : invalid())),
    send: (given, draft) =>
      faults.around(() => {
        if (given !== ticket) return invalid()
        drafts = [...drafts, draft]
        return TE.of(undefined)
      }),
  }
}
