import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { aPerson, FAKE_PASSWORD, makeFakeAccount } from '#test/support/fakes/account.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { resolveNeeds } from '#app/create-module.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { makeFakeSessions } from '#test/support/fakes/sessions.ts'

const aProfile = (country: Country = 'CL', isSudo = false) => {
  const account = makeFakeAccount()
  const time = makeFakeTime()
  const live = makeFakeLiveEvents()
  const refreshes: Array<string> = []
  const sessions: Sessions = {
    ...makeFakeSessions(time.clock),
    refresh: () => {
      refreshes.push(account.changes.at(-1)?.name ?? '')
      return TE.left(unreachable)
    },
  }
  const container = signedInContainer(
    time,
    aSession({ business: aBusiness({ country }), isSudo }),
    [],
    [fake(LiveEvents, live), fake(Sessions, sessions)],
  )
  const { account: _, ...needs } = ProfileViewModel.needs
  const profile = new ProfileViewModel({ ...resolveNeeds(container, needs), account })
  const notifications = container.get(NotificationsViewModel)
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { account, live, profile, refreshes, toasts }
}

const loaded = async (profile: ProfileViewModel): Promise<void> => {
  profile.activate()
  await settle()
}

describe('the profile', () => {
  it('loads the user and the company', async () => {
    const { profile } = aProfile()
    await loaded(profile)
    expect(profile.person.state).toEqual({ _tag: 'Ready', value: aPerson })
    expect(profile.business.state).toMatchObject({
      _tag: 'Ready',
      value: { name: 'Aserradero Río Claro SpA', address: 'Camino Viejo 12, Valdivia' },
    })
  })

  it('shows one when the other fails, and retains both when a reload fails', async () => {
    const { account, profile } = aProfile()
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

describe('a change in another tab', () => {
  it('is shown without a reload', async () => {
    const { account, live, profile } = aProfile()
    await loaded(profile)
    account.changePersonElsewhere({ name: 'Ana Núñez' })
    account.changeAddressElsewhere('Calle Nueva 1')
    live.publish({ _tag: 'ProfileChanged' })
    await settle()
    expect([profile.person.value?.name, profile.business.value?.address]).toEqual(['Ana Núñez', 'Calle Nueva 1'])
  })

  it('is not overwritten by a field that was opened before it', async () => {
    const { account, live, profile } = aProfile()
    await loaded(profile)
    profile.name.open()
    profile.name.form?.change('value', 'Ana María Muñoz')
    account.changePersonElsewhere({ name: 'Ana Núñez' })
    live.publish({ _tag: 'ProfileChanged' })
    await settle()
    await profile.name.save()
    expect([profile.name.hasConflict, profile.name.form?.values.value]).toEqual([true, 'Ana María Muñoz'])
    expect(profile.person.value?.name).toBe('Ana Núñez')
    await profile.name.overwrite()
    expect([profile.name.hasConflict, profile.person.value?.name]).toEqual([false, 'Ana María Muñoz'])
  })
})

describe('the name', () => {
  it('changes with the answer of the host, then the session is renewed', async () => {
    const { account, profile, refreshes, toasts } = aProfile()
    await loaded(profile)
    profile.name.open()
    expect(profile.name.form?.values.value).toBe('Ana Muñoz')
    profile.name.form?.change('value', ' Ana Núñez ')
    const saved = profile.name.save()
    expect([profile.name.form?.isBusy, profile.person.value?.name]).toEqual([true, 'Ana Muñoz'])
    profile.name.cancel()
    expect(profile.name.form?.isBusy).toBe(true)
    await saved
    expect([profile.name.form, profile.person.value?.name]).toEqual([undefined, 'Ana Núñez'])
    expect([account.changes, refreshes, toasts()]).toEqual([[{ name: 'Ana Núñez' }], ['Ana Núñez'], ['ProfileChanged']])
  })

  it('keeps the stored and the typed value when the host fails', async () => {
    const { account, profile, toasts } = aProfile()
    await loaded(profile)
    profile.name.open()
    profile.name.form?.change('value', 'Ana Núñez')
    account.faults.before(unreachable)
    await profile.name.save()
    expect(profile.person.value).toEqual(aPerson)
    expect(profile.name.form).toMatchObject({ isBusy: false, failure: unreachable, values: { value: 'Ana Núñez' } })
    await profile.name.save()
    expect([profile.person.value?.name, toasts()]).toEqual(['Ana Núñez', ['ProfileChanged']])
  })

  it('is not sent while it is wrong or unchanged, and is restored on cancel', async () => {
    const { account, profile } = aProfile()
    await loaded(profile)
    profile.name.open()
    profile.name.form?.change('value', ' ')
    await profile.name.save()
    expect(profile.name.form?.errorOf('value')).toEqual({ _tag: 'TextBlank' })
    profile.name.cancel()
    expect([profile.name.form, profile.person.value?.name]).toEqual([undefined, 'Ana Muñoz'])
    profile.name.open()
    expect(profile.name.form?.values.value).toBe('Ana Muñoz')
    await profile.name.save()
    expect([profile.name.form, account.changes]).toEqual([undefined, []])
  })
})

describe('the phone', () => {
  it.each([
    ['CL', '+56 9 6123 4567', '961234567', '+56961234567'],
    ['MX', '(55) 1234-5678', '5512345678', '+525512345678'],
  ] as const)('of %s is typed without prefix and saved with it', async (country, typed, shown, stored) => {
    const { account, profile, refreshes } = aProfile(country)
    await loaded(profile)
    profile.phone.open()
    await profile.phone.save()
    profile.phone.open()
    profile.phone.form?.change('value', typed)
    expect(profile.phone.form?.values.value).toBe(shown)
    await profile.phone.save()
    expect([account.changes, profile.person.value?.phone, refreshes]).toEqual([[{ phone: stored }], stored, []])
    profile.phone.open()
    expect(profile.phone.form?.values.value).toBe(shown)
  })
})

describe('the password', () => {
  const type = (
    { password: { form } }: ProfileViewModel,
    current: string,
    password: string,
    confirmPassword: string,
  ) => {
    for (const [name, value] of Object.entries({ current, password, confirmPassword }))
      form?.change(name as 'current' | 'password' | 'confirmPassword', value)
  }

  it('is changed once, with a toast, and the dialog forgets what was typed', async () => {
    const { profile, toasts } = aProfile()
    profile.password.open()
    type(profile, FAKE_PASSWORD, 'otra clave', 'otra clave')
    await profile.password.form?.submit()
    expect([profile.password.form, toasts()]).toEqual([undefined, ['PasswordChanged']])
    profile.password.open()
    expect(profile.password.form?.values).toEqual({ current: '', password: '', confirmPassword: '' })
  })

  it('reports a wrong present password beside its field and keeps the dialog', async () => {
    const { profile, toasts } = aProfile()
    profile.password.open()
    type(profile, 'no es esta', 'otra clave', 'otra clave')
    await profile.password.form?.submit()
    expect(profile.password.form?.failureOf('current')).toMatchObject({ code: 'ERROR_USER_WRONG_PASSWORD' })
    expect([profile.password.form?.failure, toasts()]).toEqual([undefined, []])
  })

  it('keeps its dialog while it is sent', async () => {
    const { profile } = aProfile()
    profile.password.open()
    type(profile, 'no es esta', 'otra clave', 'otra clave')
    const { form } = profile.password
    const sent = form?.submit()
    profile.password.close()
    expect(profile.password.form).toBe(form)
    await sent
    profile.password.close()
    expect(profile.password.form).toBeUndefined()
  })

  it('is not sent while it is short or repeated differently', async () => {
    const { profile } = aProfile()
    profile.password.open()
    type(profile, FAKE_PASSWORD, 'corta', 'larga')
    await profile.password.form?.submit()
    expect(profile.password.form?.problems.map(({ field, error }) => `${field} ${error._tag}`)).toEqual([
      'password PasswordTooShort',
      'confirmPassword PasswordsDiffer',
    ])
    profile.password.close()
    expect(profile.password.form).toBeUndefined()
  })

  it('is not offered to an operator who acts as the user', () => {
    expect([aProfile().profile, aProfile('CL', true).profile].map((one) => one.canChangePassword)).toEqual([
      true,
      false,
    ])
  })
})

describe('the address of the company', () => {
  const edit = ({ profile }: ReturnType<typeof aProfile>, address: string): void => {
    profile.address.open()
    profile.address.form?.change('value', address)
  }

  it('changes with the answer of the host', async () => {
    const world = aProfile()
    await loaded(world.profile)
    edit(world, 'Calle Dos 2')
    const saved = world.profile.address.save()
    expect(world.profile.business.value?.address).toBe('Camino Viejo 12, Valdivia')
    await saved
    expect(world.profile.business.value?.address).toBe('Calle Dos 2')
    expect(world.profile.address.form).toBeUndefined()
    expect(world.toasts()).toEqual(['BusinessChanged'])
  })

  it('is neither empty nor longer than 200 characters', async () => {
    const world = aProfile()
    await loaded(world.profile)
    edit(world, '  ')
    await world.profile.address.save()
    expect(world.profile.address.form?.errorOf('value')).toBeDefined()
    world.profile.address.form?.change('value', 'x'.repeat(201))
    expect(world.profile.address.form?.errorOf('value')).toBeDefined()
    world.profile.address.form?.change('value', 'x'.repeat(200))
    await world.profile.address.save()
    expect(world.profile.business.value?.address).toBe('x'.repeat(200))
  })

  it('that changed in another tab is shown beside the typed one, and the user may keep it', async () => {
    const world = aProfile()
    await loaded(world.profile)
    edit(world, 'Calle Dos 2')
    world.account.changeAddressElsewhere('Calle Tres 3')
    await world.profile.address.save()
    expect(world.profile.address.hasConflict).toBe(true)
    expect(world.profile.business.value?.address).toBe('Calle Tres 3')
    expect(world.profile.address.form?.values.value).toBe('Calle Dos 2')
    world.profile.address.cancel()
    expect(world.profile.address.form).toBeUndefined()
    expect(world.profile.business.value?.address).toBe('Calle Tres 3')
    world.profile.address.open()
    expect(world.profile.address.hasConflict).toBe(false)
  })

  it('of the user is decided in the same way: name and phone share a version', async () => {
    const world = aProfile()
    await loaded(world.profile)
    world.profile.phone.open()
    world.profile.phone.form?.change('value', '987654321')
    world.account.changePersonElsewhere({ name: 'Ana Núñez' })
    await world.profile.phone.save()
    expect([world.profile.phone.hasConflict, world.profile.person.value?.name]).toEqual([true, 'Ana Núñez'])
    await world.profile.phone.overwrite()
    expect(world.profile.person.value).toMatchObject({ name: 'Ana Núñez', phone: '+56987654321', version: 3 })
  })

  it('that changed in another tab can be overwritten', async () => {
    const world = aProfile()
    await loaded(world.profile)
    edit(world, 'Calle Dos 2')
    world.account.changeAddressElsewhere('Calle Tres 3')
    await world.profile.address.save()
    await world.profile.address.overwrite()
    expect(world.profile.business.value).toMatchObject({ address: 'Calle Dos 2', version: 3 })
    expect(world.profile.address.hasConflict).toBe(false)
  })
})
