import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { validateFinancing } from '#domain/payables/credit-line.ts'

const pesos = (minor: number) => money('MXN', minor)
const lineOf = (balance: number) => ({ credit: pesos(500_000), balance: pesos(balance) })

describe('a list that is financed', () => {
  it('may use what other requests leave of the balance, to the last cent', () => {
    expect(validateFinancing(lineOf(125_000), pesos(25_000), pesos(100_000))).toEqual(E.right(pesos(100_000)))
    expect(validateFinancing(lineOf(125_000), pesos(25_000), pesos(100_001))).toEqual(
      E.left({ _tag: 'CreditExceeded', available: pesos(100_000) }),
    )
  })

  it('never takes the balance below what the others use', () => {
    const amount = fc.nat({ max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (balance, claimed, repayment) => {
        const isAllowed = E.isRight(validateFinancing(lineOf(balance), pesos(claimed), pesos(repayment)))
        expect(isAllowed).toBe(balance - claimed - repayment >= 0)
      }),
    )
  })
})
