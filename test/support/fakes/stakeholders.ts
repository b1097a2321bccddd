import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { Stakeholders } from '#application/legal/stakeholders.port.ts'
import type { Stakeholder, StakeholderDraft, StakeholderId } from '#domain/legal/stakeholder.ts'
import { normalise } from '#domain/tax-id/rut.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeStakeholders extends Stakeholders {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<Stakeholder>
  readonly put: (stakeholders: ReadonlyArray<Stakeholder>) => void
}

/** The representatives of a Chilean business. */
export const makeFakeStakeholders = (): FakeStakeholders => {
  const faults = makeFaults()
  const created = new Map<string, Stakeholder>()
  let stakeholders: ReadonlyArray<Stakeholder> = []
  let next = 0
  const canonical = (draft: StakeholderDraft): StakeholderDraft => ({
    ...draft,
    identifier: normalise(draft.identifier),
  })
  const isTaken = ({ identifier }: StakeholderDraft, except?: StakeholderId): boolean =>
    stakeholders.some((one) => one.id !== except && one.identifier === normalise(identifier))
  return {
    faults,
    all: () => stakeholders,
    put: (given) => (stakeholders = given),
    list: () => faults.around(() => TE.of(stakeholders)),
    formPath: () => faults.around(() => TE.of('/legal-form?type=1&business=Nw&ticket=abc')),
    create: (draft, key) =>
      faults.around(() => {
        const before = created.get(key)
        if (before !== undefined) return TE.of(before)
        if (isTaken(draft)) return TE.left(rejectedBy(endpoints.stakeholderCreate, 'ERROR_STAKEHOLDER_DUPLICATE'))
        next += 1
        const added = { ...canonical(draft), id: String(next) as StakeholderId, version: 1 }
        stakeholders = [...stakeholders, added]
        created.set(key, added)
        return TE.of(added)
      }),
    replace: (id, version, draft) => {
      const current = stakeholders.find((one) => one.id === id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        if (current === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (isTaken(draft, id)) return TE.left(rejectedBy(endpoints.stakeholderUpdate, 'ERROR_STAKEHOLDER_DUPLICATE'))
        const changed = { ...canonical(draft), id, version: version + 1 }
        stakeholders = stakeholders.map((one) => (one.id === id ? changed : one))
        return TE.of(changed)
      })
    },
  }
}
