import { describe, expect, it } from 'vitest'
import { BusinessName } from '#application/business/business-name.ts'
import { CompanyClaim } from '#application/business/company-claim.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CREATED, makeFakeBusinesses } from '#test/support/fakes/businesses.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const NAMES = { '76192083-9': 'Maderas del Maule SpA' }

const setUp = (country: 'CL' | 'MX' = 'CL') => {
  const time = makeFakeTime()
  const businesses = makeFakeBusinesses(NAMES, undefined, ['96790240-3'])
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country }) }))
  const tab = makeFakeStorage()
  const drafts = makeFormDrafts(current, tab)
  const profile = new ProfileDraftStorage({ tab, current, drafts })
  const { scheduler } = time
  const open = () => {
    const name = new BusinessName({ businesses, scheduler })
    const vm = new CompanyClaim({ businesses, current, drafts, name, profile, scheduler })
    vm.open()
    return { vm, form: vm.form ?? expect.fail() }
  }
  return { businesses, open, profile }
}

describe('another company of a user', () => {
  it('is claimed with the name that its tax id has, and gets its documents at the first visit', async () => {
    const { businesses, open, profile } = setUp()
    const { form, vm } = open()
    form.change('identifier', '76192083-9')
    await settle()
    expect(form.values.businessName).toBe('Maderas del Maule SpA')
    expect(await vm.submit()).toBe(CREATED)
    expect(businesses.created).toEqual([{ country: 'CL', identifier: '76192083-9', name: 'Maderas del Maule SpA' }])
    expect([profile.isCreated, vm.form]).toEqual([true, undefined])
  })

  it('begins in the country of the present one, and may be of the other', async () => {
    const { businesses, open } = setUp('MX')
    const { form, vm } = open()
    expect(form.values.country).toBe('MX')
    form.change('identifier', 'eku9003173c9')
    form.change('businessName', 'Escuela Kemper')
    vm.selectCountry('CL')
    expect(await vm.submit()).toBeUndefined()
    vm.selectCountry('MX')
    await settle()
    form.change('businessName', 'Escuela Kemper')
    expect(await vm.submit()).toBe(CREATED)
    expect(businesses.created).toEqual([{ country: 'MX', identifier: 'EKU9003173C9', name: 'Escuela Kemper' }])
  })

  it('of someone else stays in the form with the reason', async () => {
    const { open, profile } = setUp()
    const { form, vm } = open()
    form.change('identifier', '96.790.240-3')
    await settle()
    form.change('businessName', 'Ajena')
    expect(await vm.submit()).toBeUndefined()
    expect(form.failure).toMatchObject({ code: 'ERROR_BUSINESS_IDENTIFIER_TAKEN' })
    expect([vm.form === form, profile.isCreated]).toEqual([true, false])
  })

  it('that was typed in part is there again after a reload, until it is discarded', async () => {
    const { open } = setUp()
    const before = open()
    before.form.change('identifier', '76192083-9')
    await settle()
    const { form, vm } = open()
    await settle()
    expect([form.isRestored, form.values.identifier, form.values.businessName]).toEqual([
      true,
      '76.192.083-9',
      'Maderas del Maule SpA',
    ])
    vm.startOver()
    expect([vm.form?.isRestored, vm.form?.values.identifier]).toEqual([false, ''])
    vm.close()
    expect(vm.form).toBeUndefined()
    expect(open().form.isRestored).toBe(false)
  })
})
