import * as TE from 'fp-ts/TaskEither'
import type { CashEntry, OwnItems } from '#application/cash/cash.port.ts'
import { MAX_OWN_ITEMS, ownCashItems, type OwnItem, type OwnItemId, validateOwnItem } from '#domain/cash/own-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { endpoints } from '#wire/endpoints.ts'
import { type Faults, rejected, rejectedBy } from './faults.ts'

export interface FakeOwnItems extends OwnItems {
  /** The items of the projection that they are. */
  readonly entries: (today: CivilDate) => ReadonlyArray<CashEntry>
}

export const makeFakeOwnItems = (faults: Faults): FakeOwnItems => {
  let items: ReadonlyArray<OwnItem> = []
  const created = new Map<string, OwnItem>()
  return {
    list: () => faults.around(() => TE.of(items)),
    create: (draft, key) =>
      faults.around(() => {
        const known = created.get(key)
        if (known !== undefined) return TE.of(known)
        const valid = validateOwnItem(draft)
        if (valid._tag === 'Left' || items.length >= MAX_OWN_ITEMS)
          return TE.left(rejectedBy(endpoints.cashFixedCreate, 'ERROR_VALIDATION'))
        const added = { ...valid.right, id: String(71 + created.size) as OwnItemId, version: 1 }
        created.set(key, added)
        items = [...items, added]
        return TE.of(added)
      }),
    replace: (id, version, draft) => {
      const current = items.find((one) => one.id === id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        const valid = validateOwnItem(draft)
        if (current === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (valid._tag === 'Left') return TE.left(rejectedBy(endpoints.cashFixedUpdate, 'ERROR_VALIDATION'))
        const changed = { ...valid.right, id, version: version + 1 }
        items = items.map((one) => (one.id === id ? changed : one))
        return TE.of(changed)
      })
    },
    remove: (id, version) => {
      const current = items.find((one) => one.id === id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        if (current === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        items = items.filter((one) => one.id !== id)
        return TE.of(current)
      })
    },
    entries: (today) =>
      items.flatMap((one) => ownCashItems(one, today).map((item) => ({ ...NOTHING, ...item, name: one.name }))),
  }
}

const NOTHING = {
  folio: undefined,
  payer: undefined,
  supplierId: undefined,
  dueDate: undefined,
  averageDaysLate: undefined,
  orderId: undefined,
  payrollId: undefined,
  mark: undefined,
}
