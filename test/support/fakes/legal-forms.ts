import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { LegalForms } from '#application/legal/legal-forms.port.ts'
import type { StakeholderDraft } from '#domain/legal/stakeholder.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeLegalForms extends LegalForms {
  readonly faults: Faults
  readonly sent: () => ReadonlyArray<StakeholderDraft>
  /** Who authorised the consultation of debts. */
  readonly authorisedBy: () => ReadonlyArray<string>
}

/** Knows one ticket. */
export const makeFakeLegalForms = (ticket: string): FakeLegalForms => {
  const faults = makeFaults()
  const names: Array<string> = []
  let drafts: ReadonlyArray<StakeholderDraft> = []
  const invalid = () => TE.left(rejectedBy(endpoints.legalFormSend, 'ERROR_LEGAL_FORM_LINK_INVALID'))
  return {
    faults,
    sent: () => drafts,
    authorisedBy: () => names,
    open: (given) => faults.around(() => (given === ticket ? TE.of('Aceros del Norte') : invalid())),
    authoriseDebts: (given, name) =>
      faults.around(() => {
        if (given !== ticket) return invalid()
        if (names.length === 0) names.push(name)
        return TE.of(undefined)
      }),
    send: (given, draft) =>
      faults.around(() => {
        if (given !== ticket) return invalid()
        const same = drafts.find(({ identifier }) => identifier === draft.identifier)
        if (same === undefined) drafts = [...drafts, draft]
        return same === undefined || JSON.stringify(same) === JSON.stringify(draft)
          ? TE.of(undefined)
          : TE.left(rejectedBy(endpoints.legalFormSend, 'ERROR_STAKEHOLDER_DUPLICATE'))
      }),
  }
}
