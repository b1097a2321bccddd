import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { MOVEMENT_ACCOUNTS } from '#domain/wallet/movement.ts'
import { surplusState } from '#domain/wallet/surplus.ts'
import { surplusLabel, walletText } from '#ui/text/wallet.ts'

const SINCE = '2026-11-03' as CivilDate

describe('the labels of the surplus card', () => {
  it('says since when and for which invoice the company owes', () => {
    const oldestDebt = { on: civilDate('2026-11-12'), orderId: '32' as OrderId, folio: '4558' }
    expect(surplusLabel(surplusState({ balance: money('CLP', -4_000), pendingSince: undefined, oldestDebt }))).toBe(
      'Deuda desde el 12/11/2026, factura 4558 (orden 32) · se descuenta de tus próximas devoluciones',
    )
  })

  it.each([
    [1, undefined, 'Disponibles'],
    [-1, undefined, 'Deuda · se descuenta de tus próximas devoluciones'],
    [0, undefined, 'No tienes excedentes disponibles'],
    [0, SINCE, 'Solicitados el 03/11/2026'],
  ])('of %d pesos, requested on %s, are %s', (value, pendingSince, words) => {
    expect(surplusLabel(surplusState({ balance: money('CLP', value), pendingSince }))).toBe(words)
  })
})

describe('the names of the movements', () => {
  it('are known for every type that changes the surplus, and different for a movement and its reversal', () => {
    const types = Object.entries(MOVEMENT_ACCOUNTS)
      .filter(([, { credit, debit }]) => credit === 'SURPLUS' || debit === 'SURPLUS')
      .map(([type]) => type)
    const names = types.map(walletText.typeOf)
    expect(names).not.toContain(walletText.typeOf('a type of a newer host'))
    expect(new Set(names).size).toBe(types.length)
  })
})
