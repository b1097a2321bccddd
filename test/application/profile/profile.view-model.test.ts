import { describe, expect, it } from 'vitest'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { aPerson, makeFakeAccount } from '#test/support/fakes/account.ts'
import { unreachable } from '#test/support/fakes/faults.ts'

describe('the profile', () => {
  it('loads the user and the company', async () => {
    const profile = new ProfileViewModel(makeFakeAccount())
    await profile.load()
    expect(profile.person).toEqual({ _tag: 'Ready', value: aPerson })
    expect(profile.business).toMatchObject({
      _tag: 'Ready',
      value: { name: 'Aserradero Río Claro SpA', address: 'Camino Viejo 12, Valdivia' },
    })
  })

  it('shows one when the other fails, and retains both when a reload fails', async () => {
    const account = makeFakeAccount()
    const profile = new ProfileViewModel(account)
    account.faults.before(unreachable)
    await profile.load()
    expect([profile.person._tag, profile.business._tag]).toEqual(['Failed', 'Ready'])
    await profile.load()
    account.faults.before(unreachable, unreachable)
    await profile.load()
    expect(profile.person).toMatchObject({ _tag: 'Failed', last: aPerson })
    expect(profile.business).toMatchObject({ _tag: 'Failed', last: { name: 'Aserradero Río Claro SpA' } })
  })
})
