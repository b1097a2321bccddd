import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CompaniesViewModel } from '#application/shell/companies.view-model.ts'
import type { OwnCompany } from '#domain/business/own-company.ts'
import { makeFakeCompanies } from '#test/support/fakes/companies.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { anOwnCompany, someCompanies } from '#test/support/samples/companies.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const open = async (companies: ReadonlyArray<OwnCompany>, session = aSession()) => {
  const current = new CurrentSession()
  current.set(session)
  const vm = new CompaniesViewModel({
    clock: makeFakeTime().clock,
    companies: makeFakeCompanies(companies),
    current,
    live: makeFakeLiveEvents(),
  })
  vm.activate()
  await settle()
  return vm
}

describe('the companies of a user', () => {
  it('have those first in which most waits', async () => {
    const vm = await open(someCompanies(5))
    expect(vm.rows?.map(({ business }) => business.id)).toEqual(['10', '9', '7', '11', '8'])
    expect(vm.rows?.filter(vm.isCurrent).map(({ business }) => business.id)).toEqual(['7'])
  })

  it('are searched from the eighth on', async () => {
    expect((await open(someCompanies(7))).hasSearch).toBe(false)
    const vm = await open(someCompanies(8))
    expect(vm.hasSearch).toBe(true)
    vm.search('errazuriz')
    expect([vm.rows?.map(({ business }) => business.id), vm.totalRows]).toEqual([['8'], 1])
    vm.clearSearch()
    expect(vm.totalRows).toBe(8)
  })

  it('of one person with one company have nothing to search or to choose', async () => {
    const vm = await open([anOwnCompany()])
    expect([vm.hasSearch, vm.hasSeveral, vm.obstacle]).toEqual([false, false, undefined])
  })

  it('grow by one unverified company at a time, and not by an operator', async () => {
    const claimed = anOwnCompany({ business: aBusiness({ isVerified: false }) })
    expect((await open([claimed])).obstacle).toEqual({ _tag: 'CompanyUnverified', company: claimed.business })
    expect((await open(someCompanies(2), aSession({ isSudo: true }))).obstacle).toEqual({ _tag: 'Operator' })
  })

  it('show the day on which each was used last, in its country', async () => {
    const midnight = Date.UTC(2026, 2, 5, 3, 30)
    const vm = await open([
      anOwnCompany({ lastUsedAt: midnight }),
      anOwnCompany({
        business: aBusiness({ id: '8' as OwnCompany['business']['id'], country: 'MX' }),
        lastUsedAt: midnight,
      }),
      anOwnCompany({ business: aBusiness({ id: '9' as OwnCompany['business']['id'] }) }),
    ])
    expect(vm.list.value?.map(vm.lastUsedOn)).toEqual(['2026-03-05', '2026-03-04', undefined])
  })
})
