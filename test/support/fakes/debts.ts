import * as TE from 'fp-ts/TaskEither'
import type { Debts } from '#application/debts/debts.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'

const CONSULTED = { consultedOn: '2026-03-02' as CivilDate, isStale: false }

/** Debts with everyone, or debts that were never consulted. */
export const makeFakeDebts = (isConsulted: boolean): Debts => {
  const debt = isConsulted
    ? { total: money('CLP', 1_240_000), ...CONSULTED }
    : { total: undefined, consultedOn: undefined, isStale: false }
  return {
    treasury: () => TE.of(debt),
    bureau: () => TE.of({ ...debt, score: isConsulted ? 702 : undefined }),
    service: () => TE.of({ ...debt, canConsult: isConsulted }),
    authorisationPath: () => TE.of('/legal-form?type=2&business=Nw&ticket=abc'),
  }
}
