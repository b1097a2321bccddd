import { describe, expect, it } from 'vitest'
import { isLate, lateFirst, returnedToday, surplusPartsOf, totalsOf } from '#application/orders/settlement-figures.ts'
import { add, money, subtract } from '#domain/kernel/money.ts'
import { availableRetention } from '#domain/wallet/settlement.ts'
import { aSettlementOf } from '#test/support/samples/orders.ts'

const settlement = aSettlementOf({ status: 'ARREAR' })
const { lines } = settlement

describe('the figures of a settlement', () => {
  it('begin with the line that is most days late', () => {
    expect(lateFirst(lines).map(({ folio }) => folio)).toEqual(['1043', '1042', '1044'])
    expect(lines.filter(isLate).map(({ folio }) => folio)).toEqual(['1043'])
    expect(lateFirst(lines.toReversed())[0]?.folio).toBe('1043')
  })

  it('add up to the invoices', () => {
    const totals = totalsOf('CLP', lines)
    expect(totals.invoiced).toEqual(money('CLP', 450_000))
    expect(totals.paid).toEqual(money('CLP', 200_000))
    expect(add(totals.paid, totals.due)).toEqual(totals.invoiced)
  })

  it('say what would be returned if a late invoice was paid today', () => {
    const [late] = lateFirst(lines)
    if (late === undefined) return expect.fail('no line')
    expect(returnedToday(late)).toEqual(subtract(late.retained, late.interest))
  })

  it('divide what is left of the retention without a rest', () => {
    const { charged, inBalance, pending, transferred } = surplusPartsOf('CLP', settlement)
    const parts = [charged, inBalance, pending, transferred].reduce(add)
    expect(parts).toEqual(availableRetention('CLP', lines))
  })
})
