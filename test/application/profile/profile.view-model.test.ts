import { describe, expect, it } from 'vitest'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { aPerson, makeFakeAccount } from '#test/support/fakes/account.ts'
import { settle } from '#test/support/fakes/time.ts'
import { unreachable } from '#test/support/fakes/faults.ts'

const loaded = async (profile: ProfileViewModel): Promise<void> => {
  profile.activate()
  await settle()
}

describe('the profile', () => {
  it('loads the user and the company', async () => {
    const profile = new ProfileViewModel(makeFakeAccount())
    await loaded(profile)
    expect(profile.person.state).toEqual({ _tag: 'Ready', value: aPerson })
    expect(profile.business.state).toMatchObject({
      _tag: 'Ready',
      value: { name: 'Aserradero Río Claro SpA', address: 'Camino Viejo 12, Valdivia' },
    })
  })

  it('shows one when the other fails, and retains both when a reload fails', async () => {
    const account = makeFakeAccount()
    const profile = new ProfileViewModel(account)
    account.faults.before(unreachable)
    await loaded(profile)
    expect([profile.person.state._tag, profile.business.state._tag]).toEqual(['Failed', 'Ready'])
    await loaded(profile)
    account.faults.before(unreachable, unreachable)
    await loaded(profile)
    expect(profile.person.state).toMatchObject({ _tag: 'Failed', last: aPerson })
    expect(profile.business.state).toMatchObject({ _tag: 'Failed', last: { name: 'Aserradero Río Claro SpA' } })
  })
})
