import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { lineObstacles, type InvoiceNow } from '#domain/orders/transfer-obstacles.ts'
import { invoiceNow } from '#domain/testing/transfers.ts'

const pesos = (minor: number) => money('CLP', minor)
const HOLDER = '76192083-9'
const FREE: InvoiceNow<string> = { owed: pesos(100), reasons: [], holder: undefined }

/** Decision 9 of the specification: an invoice that is not owed any more stops the transfer, by name. */
describe('what stops a line', () => {
  it.each<[string, number, Partial<InvoiceNow<string>>, string | undefined, ReadonlyArray<string>]>([
    ['nothing while the whole base is owed', 100, {}, undefined, []],
    ['nothing when more is owed, because of a debit note', 100, { owed: pesos(120) }, undefined, []],
    ['a credit note that came since', 100, { owed: pesos(99) }, undefined, ['OWED_LESS']],
    ['a claim', 100, { reasons: ['CLAIMED'] }, undefined, ['CLAIMED']],
    [
      'a cession to somebody',
      100,
      { reasons: ['ALREADY_ASSIGNED'], holder: HOLDER },
      '77777777-7',
      ['ALREADY_ASSIGNED'],
    ],
    ['nothing for a cession to the financier', 100, { reasons: ['ALREADY_ASSIGNED'], holder: HOLDER }, HOLDER, []],
    ['a cession whose holder is not known', 100, { reasons: ['ALREADY_ASSIGNED'] }, undefined, ['ALREADY_ASSIGNED']],
    [
      'a claim of an invoice that was ceded to the financier',
      100,
      { reasons: ['ALREADY_ASSIGNED', 'CLAIMED'], holder: HOLDER },
      HOLDER,
      ['CLAIMED'],
    ],
    ['a reason of tomorrow', 100, { reasons: ['SANCTIONED'] }, undefined, ['SANCTIONED']],
  ])('is %s', (_, base, instead, financier, expected) => {
    expect(lineObstacles(pesos(base), { ...FREE, ...instead }, financier)).toEqual(expected)
  })
})

const base = fc.nat({ max: 1_000 }).map(pesos)
const financier = fc.constantFrom(undefined, HOLDER)

describe('the laws of lines', () => {
  it('every reason stops a line, but a cession to the financier, and so does what is not owed', () => {
    fc.assert(
      fc.property(base, invoiceNow, financier, (worth, found, ours) => {
        const obstacles = lineObstacles(worth, found, ours)
        const isOurs = ours !== undefined && found.holder === ours
        expect(obstacles).toEqual([
          ...found.reasons.filter((reason) => reason !== 'ALREADY_ASSIGNED' || !isOurs),
          ...(worth.minor > found.owed.minor ? ['OWED_LESS'] : []),
        ])
      }),
    )
  })

  it('a line that is worth less, or owed more, is stopped by nothing new', () => {
    fc.assert(
      fc.property(base, invoiceNow, financier, fc.nat({ max: 500 }), (worth, found, ours, more) => {
        const before = lineObstacles(worth, found, ours)
        const after = lineObstacles(worth, { ...found, owed: pesos(found.owed.minor + more) }, ours)
        for (const obstacle of after) expect(before).toContain(obstacle)
      }),
    )
  })
})
