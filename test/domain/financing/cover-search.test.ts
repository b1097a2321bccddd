import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestCover, type CoverRequest, MAX_STEPS } from '#domain/financing/cover-search.ts'
import { firstWithinShare } from '#domain/financing/cover-within-share.ts'
import { byCost, greedyCover, type Offer, sumOf } from '#domain/financing/cover.ts'
import { leastTotal, PAYER_SHARES } from '#domain/financing/payer-share.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'

const offer = (id: string, advance: number, cost: number, payer = 'A'): Offer => ({
  id: id as InvoiceId,
  payer,
  advance,
  cost,
  ratio: cost / advance,
})

const idsOf = (offers: ReadonlyArray<Offer> | undefined): ReadonlyArray<string> | undefined =>
  offers?.map(({ id }) => id).toSorted()
const found = (offers: ReadonlyArray<Offer>, request: CoverRequest) => idsOf(bestCover(offers, request, []))

const cheapest = { share: 100, goal: 'cost' } as const

describe('the best cover', () => {
  it('costs less than the greedy finds', () => {
    // Each unit costs 0.1, 0.117 and 0.12: the greedy takes 60 for 6 and completes it with 60 for 7. The other 100 cost 12.
    const offers = [offer('1', 60, 6), offer('2', 60, 7), offer('3', 100, 12)]
    expect(idsOf(greedyCover(offers.toSorted(byCost), 100))).toEqual(['1', '2'])
    expect(found(offers, { ...cheapest, needed: 100 })).toEqual(['3'])
  })

  it('has the fewest offers at the same cost, and then the lowest ids', () => {
    const offers = [offer('1', 50, 5), offer('2', 50, 5), offer('3', 100, 10), offer('4', 100, 10)]
    expect(found(offers, { ...cheapest, needed: 100 })).toEqual(['3'])
  })

  it('has two payers at least where none may have more than half', () => {
    const offers = [offer('1', 100, 1, 'A'), offer('2', 100, 5, 'B'), offer('3', 50, 2, 'C')]
    expect(found(offers, { needed: 100, share: 50, goal: 'cost' })).toEqual(['1', '2'])
    expect(found(offers, { needed: 100, share: 100, goal: 'cost' })).toEqual(['1'])
  })

  it('is none where no choice keeps to the limit', () => {
    const offers = [offer('1', 100, 1, 'A'), offer('2', 100, 5, 'B')]
    expect(found(offers, { needed: 100, share: 40, goal: 'cost' })).toBeUndefined()
    expect(found([], { ...cheapest, needed: 1 })).toBeUndefined()
  })

  it('takes more than is needed where that lets a payer have its share', () => {
    // 90 of one payer are half of 180 only.
    const offers = [offer('1', 90, 1, 'A'), offer('2', 60, 5, 'B'), offer('3', 30, 9, 'C')]
    expect(found(offers, { needed: 100, share: 50, goal: 'count' })).toEqual(['1', '2', '3'])
  })
})

/** Small figures, so that many covers are equal and limits are met exactly. */
const someOffers = (maxLength: number): fc.Arbitrary<ReadonlyArray<Offer>> =>
  fc
    .array(
      fc.record({
        advance: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 })),
        cost: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 50_000 })),
        payer: fc.constantFrom('A', 'B', 'C', 'D'),
      }),
      { maxLength },
    )
    .map((lines) => lines.map(({ advance, cost, payer }, at) => offer(String(at + 10), advance, cost, payer)))

const request = (offers: ReadonlyArray<Offer>): fc.Arbitrary<CoverRequest> =>
  fc.record({
    needed: fc.integer({ min: 1, max: sumOf(offers, 'advance') + 1 }),
    share: fc.constantFrom(...PAYER_SHARES),
    goal: fc.constantFrom('cost', 'count'),
  })

const asked = (maxLength: number) =>
  someOffers(maxLength).chain((offers) => fc.tuple(fc.constant(offers), request(offers)))

const keeps = (offers: ReadonlyArray<Offer>, { needed, share }: CoverRequest): boolean => {
  const advance = sumOf(offers, 'advance')
  const isWithin = ({ payer }: Offer): boolean => {
    const own = offers.filter((other) => other.payer === payer)
    return sumOf(own, 'advance') * 100 <= share * advance
  }
  return advance >= needed && offers.every(isWithin)
}

/** Compares all subsets by price, second and ids. */
const byBruteForce = (offers: ReadonlyArray<Offer>, asked: CoverRequest): ReadonlyArray<string> | undefined => {
  let best: { readonly price: number; readonly second: number; readonly ids: string } | undefined
  for (let chosen = 0; chosen < 2 ** offers.length; chosen += 1) {
    const own = offers.filter((_, at) => (chosen >> at) % 2 === 1)
    if (!keeps(own, asked)) continue
    const [cost, count] = [sumOf(own, 'cost'), own.length]
    const [price, second] = asked.goal === 'cost' ? [cost, count] : [count, cost]
    const ids = (idsOf(own) ?? []).join(' ')
    const order = best === undefined ? -1 : price - best.price || second - best.second || (ids < best.ids ? -1 : 1)
    if (order < 0) best = { price, second, ids }
  }
  return best && best.ids.split(' ')
}

describe('laws of the best cover', () => {
  it('it is that of all subsets, with and without a limit for each payer', () => {
    fc.assert(
      fc.property(asked(10), ([offers, wanted]) => {
        expect(found(offers, wanted)).toEqual(byBruteForce(offers, wanted))
      }),
    )
  })

  it('it is that of all subsets of 16 offers too', () => {
    const sixteen = fc
      .tuple(someOffers(16), fc.constant(16))
      .map(([offers, size]) =>
        Array.from({ length: size }, (_, at) => ({
          ...(offers[at % Math.max(1, offers.length)] ?? offer('', 7, 1)),
          id: String(at + 10) as InvoiceId,
        })),
      )
      .chain((offers) => fc.tuple(fc.constant(offers), request(offers)))
    fc.assert(
      fc.property(sixteen, ([offers, wanted]) => {
        expect(found(offers, wanted)).toEqual(byBruteForce(offers, wanted))
      }),
      { numRuns: 8 },
    )
  })

  it('it does not depend on the order of the offers', () => {
    const shuffled = asked(40).chain(([offers, wanted]) =>
      fc.tuple(
        fc.constant(offers),
        fc.shuffledSubarray([...offers], { minLength: offers.length, maxLength: offers.length }),
        fc.record({ steps: fc.integer({ min: 1, max: 500 }) }).map(({ steps }) => ({ ...wanted, steps })),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([offers, others, wanted]) => {
        expect(found(others, wanted)).toEqual(found(offers, wanted))
      }),
    )
  })

  it('it keeps to the amount and the limit, and costs no more than a known one, after any number of steps', () => {
    fc.assert(
      fc.property(asked(40), fc.integer({ min: 0, max: 300 }), ([offers, wanted], steps) => {
        const known = firstWithinShare(offers.toSorted(byCost), wanted.needed, wanted.share)
        const best = bestCover(offers, { ...wanted, steps, goal: 'cost' }, known === undefined ? [] : [known])
        if (best !== undefined) expect(keeps(best, wanted)).toBe(true)
        if (known === undefined) return
        expect(keeps(known, wanted)).toBe(true)
        expect(sumOf(best ?? [], 'cost')).toBeLessThanOrEqual(sumOf(known, 'cost'))
      }),
    )
  })

  it('it ends after its steps, also for ten thousand offers of one cost', () => {
    const offers = Array.from({ length: 10_000 }, (_, at) => offer(String(at), 1_000 + (at % 7), 0, String(at % 9)))
    const wanted = { needed: 2_000_000, share: 40, goal: 'cost', steps: MAX_STEPS } as const
    expect(keeps(bestCover(offers, wanted, []) ?? [], wanted)).toBe(true)
  })
})

describe('the least total', () => {
  it('is the smallest of which the advance is within the share', () => {
    const sizes = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 2 ** 51 }))
    fc.assert(
      fc.property(sizes, fc.constantFrom(...PAYER_SHARES), (advance, share) => {
        const total = leastTotal(advance, share)
        const isWithin = (of: number): boolean => BigInt(advance) * 100n <= BigInt(share) * BigInt(of)
        expect([isWithin(total), total === 0 || isWithin(total - 1)]).toEqual([true, total === 0])
      }),
    )
  })
})
