import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLate, lateFirst, returnedToday, surplusPartsOf, totalsOf } from '#domain/orders/settlement-figures.ts'
import { add, money, subtract } from '#domain/kernel/money.ts'
import { availableRetention } from '#domain/wallet/settlement.ts'
import { settledLines, type SettledLine } from '#domain/orders/order-settlement.ts'
import { settledCompany } from '#domain/testing/settlements.ts'
import { aSettlementOf } from '#test/support/samples/orders.ts'

const { lines } = aSettlementOf({ status: 'ARREAR' })

const byId = (one: SettledLine, other: SettledLine): number => one.id.localeCompare(other.id)

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
    const { charged, inBalance, pending, transferred } = surplusPartsOf('CLP', lines)
    const parts = [charged, inBalance, pending, transferred].reduce(add)
    expect(parts).toEqual(availableRetention('CLP', lines))
  })

  it('keep, of any company, each release whole and each invoice paid or due', () =>
    fc.assert(
      fc.property(settledCompany('CLP'), ({ entries, invoices, today }) => {
        const settled = settledLines(invoices, entries, today)
        const totals = totalsOf('CLP', settled)
        const { charged, inBalance, transferred } = surplusPartsOf('CLP', settled)
        expect([charged, inBalance, transferred].reduce(add)).toEqual(totals.released)
        expect(add(totals.paid, totals.due)).toEqual(totals.invoiced)
        expect(lateFirst(settled).toSorted(byId)).toEqual(settled.toSorted(byId))
        expect(lateFirst(settled).findLastIndex(isLate)).toBe(settled.filter(isLate).length - 1)
      }),
    ))
})
