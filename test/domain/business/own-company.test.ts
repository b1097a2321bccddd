import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_COMPANIES,
  type MembershipId,
  obstacleToAdding,
  type OwnCompany,
  searchCompanies,
  sortCompanies,
  waitingIn,
} from '#domain/business/own-company.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { runs } from '#test/support/runs.ts'

const company = (
  id: number,
  given: Partial<OwnCompany> & { readonly name?: string; readonly identifier?: string } = {},
): OwnCompany => {
  const { identifier = '76086428-5', name = `Empresa ${id}`, ...rest } = given
  return {
    membershipId: String(id) as MembershipId,
    business: { id: String(id) as BusinessId, identifier, name, country: 'CL', isVerified: true, role: 'OWNER' },
    toAuthorise: 0,
    tasks: 0,
    rejected: 0,
    lastUsedAt: undefined,
    ...rest,
  }
}
const idsOf = (companies: ReadonlyArray<OwnCompany>) => companies.map(({ business }) => business.id)

const companies = fc
  .array(
    fc.record({
      toAuthorise: fc.nat({ max: 2 }),
      tasks: fc.nat({ max: 3 }),
      rejected: fc.nat({ max: 2 }),
      lastUsedAt: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
      name: fc.constantFrom('Ñandú', 'nandu', 'Álamo', 'Zarza'),
    }),
    { maxLength: 12 },
  )
  .map((given) => given.map((one, at) => company(at + 1, one)))

describe('the order of the companies of a user', () => {
  it('has first where most waits, then the one used last, then the names', () => {
    const listed = [
      company(1, { name: 'Zarza' }),
      company(2, { name: 'Álamo' }),
      company(3, { lastUsedAt: 5 }),
      company(4, { tasks: 1 }),
      company(5, { tasks: 1, rejected: 1 }),
      company(6, { toAuthorise: 2, tasks: 1 }),
    ]
    expect(idsOf(sortCompanies(listed))).toEqual(['6', '5', '4', '3', '2', '1'])
  })

  it('depends on nothing but the companies, and loses none', () => {
    const shuffled = companies.chain((listed) =>
      fc.record({
        listed: fc.constant(listed),
        other: fc.shuffledSubarray(listed, { minLength: listed.length, maxLength: listed.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ listed, other }) => {
        const sorted = sortCompanies(listed)
        expect(sortCompanies(other)).toEqual(sorted)
        expect(sorted.map(waitingIn)).toEqual(listed.map(waitingIn).toSorted((one, next) => next - one))
        expect(idsOf(sorted).toSorted()).toEqual(idsOf(listed).toSorted())
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a search in the companies of a user', () => {
  const listed = [company(1, { name: 'Ñandú SpA' }), company(2, { name: 'Álamo', identifier: '96790240-3' })]

  it('finds names without accents and tax ids with or without dots', () => {
    expect(idsOf(searchCompanies(listed, 'nandu'))).toEqual(['1'])
    for (const typed of ['96.790.240-3', '96790240', '967902403'])
      expect(idsOf(searchCompanies(listed, typed))).toEqual(['2'])
    expect(idsOf(searchCompanies(listed, '.-'))).toEqual([])
  })

  it('finds all with no text, and each by its whole name and tax id', () => {
    fc.assert(
      fc.property(companies, (all) => {
        expect(searchCompanies(all, ' ')).toEqual(all)
        for (const one of all) {
          expect(searchCompanies(all, one.business.name)).toContain(one)
          expect(searchCompanies(all, one.business.identifier)).toContain(one)
        }
      }),
      { numRuns: runs(100) },
    )
  })
})

describe('another company', () => {
  const owned = (count: number, isVerified = true) => Array.from({ length: count }, () => ({ isVerified }))

  it('waits until the one before is verified', () => {
    expect(obstacleToAdding([])).toBeUndefined()
    expect(obstacleToAdding(owned(2))).toBeUndefined()
    const claim = { isVerified: false, name: 'Nueva SpA' }
    expect(obstacleToAdding([{ isVerified: true, name: 'Uno' }, claim])).toEqual({
      _tag: 'CompanyUnverified',
      company: claim,
    })
  })

  it('is the hundredth at most', () => {
    expect(obstacleToAdding(owned(99))).toBeUndefined()
    expect(obstacleToAdding(owned(100))).toEqual({ _tag: 'CompaniesTooMany', maximum: 100 })
  })

  it('is allowed exactly when all are verified and fewer than a hundred', () => {
    const companies = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: MAX_COMPANIES + 2 }), fc.boolean())
    fc.assert(
      fc.property(companies, ([unverified, verified, isFirst]) => {
        const parts = [owned(unverified, false), owned(verified)]
        const own = (isFirst ? parts : parts.toReversed()).flat()
        expect(obstacleToAdding(own) === undefined).toBe(unverified === 0 && verified < MAX_COMPANIES)
      }),
      { numRuns: runs(100) },
    )
  })
})
