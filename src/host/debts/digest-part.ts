import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Queries } from '../database/database.ts'
import type { DebtKind } from './debt-source.port.ts'
import { debtOf, type DebtOwner } from './store.ts'

export interface DebtPart {
  readonly kind: DebtKind
  readonly total: Money
  /** The day of the answer. */
  readonly consultedOn: CivilDate
}

/** Makes the part of a digest about the debts of a company: those of its country that are more than zero. */
export const makeDebtsPart =
  () =>
  async (queries: Queries, owner: DebtOwner): Promise<ReadonlyArray<DebtPart>> => {
    const found: Array<DebtPart> = []
    for (const kind of KINDS[owner.country]) {
      const { consultedOn, total } = await debtOf(queries, owner, kind)
      if (consultedOn !== undefined && total !== undefined && total.minor > 0) found.push({ kind, total, consultedOn })
    }
    return found
  }

const KINDS: Readonly<Record<Country, ReadonlyArray<DebtKind>>> = { CL: ['treasury', 'bureau'], MX: ['service'] }
