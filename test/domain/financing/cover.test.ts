import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ofOnePayer } from '#domain/financing/cover-of-one-payer.ts'
import { byCost, fewest, greedyCover, hasLowerIds, type Offer } from '#domain/financing/cover.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'

const offer = (id: string, advance: number, cost: number, payer = 'A'): Offer => ({
  id: id as InvoiceId,
  payer,
  advance,
  cost,
  ratio: cost / advance,
})

const idsOf = (offers: ReadonlyArray<Offer>): ReadonlyArray<string> => offers.map(({ id }) => id)
const greedyOf = (needed: number, ...offers: ReadonlyArray<Offer>) =>
  idsOf(greedyCover(offers.toSorted(byCost), needed))
const fewestOf = (needed: number, ...offers: ReadonlyArray<Offer>) => idsOf(fewest(offers, needed))
const ofOnePayerOf = (needed: number, ...offers: ReadonlyArray<Offer>) =>
  idsOf(ofOnePayer(offers.toSorted(byCost), needed))

describe('the order of offers by their cost', () => {
  it('puts the cheaper advance first, then the larger one, then the lower id', () => {
    const sorted = [offer('4', 100, 10), offer('3', 100, 10), offer('2', 200, 20), offer('1', 100, 20)].toSorted(byCost)
    expect(idsOf(sorted)).toEqual(['2', '3', '4', '1'])
  })

  it('is total: the reverse for the reverse, and equal only for the same offer', () => {
    const offers = fc
      .tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
      .map(([id, advance, cost]) => offer(id, advance, cost))
    fc.assert(
      fc.property(offers, offers, (one, other) => {
        expect(Math.sign(byCost(one, other)) + Math.sign(byCost(other, one))).toBe(0)
        expect(byCost(one, one)).toBe(0)
        if (one.id !== other.id) expect(byCost(one, other)).not.toBe(0)
      }),
    )
  })
})

describe('the offers of the greedy', () => {
  it('are without the most expensive one that is not needed', () => {
    // 30 + 30 + 80 = 140: of the 40 too much, either offer of 30 can go, and the second costs more.
    expect(greedyOf(100, offer('1', 30, 3), offer('2', 30, 6), offer('3', 80, 20))).toEqual(['1', '3'])
  })

  it('are without one whose advance is exactly what is too much', () => {
    expect(greedyOf(100, offer('1', 40, 4), offer('2', 100, 20))).toEqual(['2'])
  })

  it('are the first of equal ones that reach the amount exactly', () => {
    expect(greedyOf(100, offer('1', 100, 10), offer('2', 100, 10))).toEqual(['1'])
  })

  it('have none of those that come after their solution', () => {
    // 60 + 30 + 65 = 155, without the 30 that are not needed: 125 for 30. With the later 8 it would be 30 + 65 + 8 for 32.
    const offers = [offer('1', 60, 10), offer('2', 30, 9), offer('3', 65, 20), offer('4', 8, 3)]
    expect(greedyOf(100, ...offers)).toEqual(['1', '3'])
  })

  it('are all where all do not reach the amount', () => {
    expect(greedyOf(100, offer('1', 40, 4), offer('2', 50, 4))).toEqual(['2', '1'])
  })
})

describe('the fewest offers', () => {
  it('are the single one that reaches the amount exactly', () => {
    expect(fewestOf(100, offer('1', 100, 10), offer('2', 50, 1))).toEqual(['1'])
  })

  it('have the cheaper of two equal advances, and the cheapest that completes it', () => {
    expect(fewestOf(150, offer('1', 100, 5), offer('2', 100, 3), offer('3', 50, 1))).toEqual(['2', '3'])
  })

  it('are all where all do not reach the amount', () => {
    expect(fewestOf(200, offer('1', 40, 4), offer('2', 50, 4))).toEqual(['2', '1'])
    expect(fewestOf(200)).toEqual([])
  })
})

describe('the offers of one payer', () => {
  it('are of a payer who reaches the amount exactly', () => {
    expect(ofOnePayerOf(100, offer('1', 100, 10, 'A'), offer('2', 200, 15, 'B'))).toEqual(['1'])
  })

  it('are those of the lowest id at the same cost, for any order of the payers', () => {
    expect(ofOnePayerOf(100, offer('1', 100, 10, 'B'), offer('2', 100, 10, 'A'))).toEqual(['1'])
    expect(ofOnePayerOf(100, offer('1', 100, 10, 'A'), offer('2', 100, 10, 'B'))).toEqual(['1'])
  })

  it('are of the lower tax id at the same advance where no payer reaches the amount', () => {
    expect(ofOnePayerOf(300, offer('1', 100, 10, 'B'), offer('2', 100, 10, 'A'))).toEqual(['2'])
  })
})

describe('the lower ids', () => {
  const ids = (text: string) => [...text].map((id) => offer(id, 100, 10))
  const known = ids('123456')
  const of = (text: string) => known.filter(({ id }) => text.includes(id))

  it.each([
    ['14', '23', true],
    ['23', '14', false],
    ['134', '135', true],
    ['25', '35', true],
    ['12', '12', false],
    ['', '1', false],
    ['1', '', true],
  ])('%j before %j is %j', (first, second, expected) => {
    expect(hasLowerIds(of(first), of(second), byCost)).toBe(expected)
  })
})
