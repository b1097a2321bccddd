import { describe, expect, it } from 'vitest'
import { rejected, rejectedBy, timedOut, unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { FAKE_EMAIL, FAKE_PASSWORD } from '#test/support/fakes/sessions.ts'
import { settle } from '#test/support/fakes/time.ts'
import { fillIn, makeForms } from './form.ts'

const filledIn = async () => {
  const forms = await makeForms()
  const opened = forms.open()
  fillIn(opened.form)
  await settle()
  return { ...forms, ...opened }
}

/** The final state, independent of the path to it. */
const outcome = async ({ session, businesses, users, tab, time }: Awaited<ReturnType<typeof filledIn>>) => {
  await time.pass(10_000)
  return {
    inside: session.session?.business?.name,
    businesses: businesses.created.length,
    name: users.changes.at(-1)?.name,
    phone: users.changes.at(-1)?.phone,
    documents: businesses.hasDocuments(),
    left: tab.read('draft:profile'),
  }
}

const ALL_WELL = {
  inside: 'Aceros del Norte SA de CV',
  businesses: 1,
  name: 'Ana Muñoz',
  phone: '+525512345678',
  documents: true,
  left: undefined,
}

describe('the profile form', () => {
  it('shows missing fields on an empty submit, and the first one', async () => {
    const { open, businesses } = await makeForms()
    const { form } = open()
    expect(form.problems.map(({ field }) => field)).toEqual(['fullName', 'phone', 'identifier', 'businessName'])
    expect(form.errorOf('fullName')).toBeUndefined()
    await form.submit()
    expect(form.problems[0]?.field).toBe('fullName')
    expect(form.errorOf('fullName')?._tag).toBe('TextEmpty')
    expect(businesses.requests.creations).toBe(0)
  })

  it('validates a field once it was blurred', async () => {
    const { open } = await makeForms()
    const { form } = open()
    form.change('fullName', '   ')
    expect(form.errorOf('fullName')).toBeUndefined()
    form.blur('fullName')
    expect(form.errorOf('fullName')?._tag).toBe('TextBlank')
    form.change('phone', '55 12')
    form.blur('phone')
    expect(form.errorOf('phone')).toEqual({ _tag: 'PhoneTooShort', digits: 10 })
  })

  it('removes the spaces from a phone while typing, and its prefix once it is complete', async () => {
    const { open } = await makeForms()
    const { form } = open()
    form.change('phone', '+52 55 1234 5678')
    expect(form.values.phone).toBe('+525512345678')
    form.blur('phone')
    expect(form.values.phone).toBe('5512345678')
  })

  it('groups a RUT while typing at its end, and leaves corrections in its middle unchanged', async () => {
    const { open } = await makeForms()
    const { form, vm } = open()
    vm.selectCountry('CL')
    for (const typed of ['7', '76', '760', '7608', '76086', '760864', '7608642', '76086428', '760864285']) {
      form.change('identifier', form.values.identifier + typed.slice(-1))
    }
    expect(form.values.identifier).toBe('76.086.428-5')
    form.change('identifier', '76.08.428-5')
    expect(form.values.identifier).toBe('76.08.428-5')
  })

  it('requires the phone and tax id of the country', async () => {
    const { open } = await makeForms()
    const { form, vm } = open()
    form.change('phone', '912345678')
    form.change('identifier', '76.086.428-5')
    form.change('fullName', 'Ana')
    vm.selectCountry('CL')
    await settle()
    expect([form.problems, form.values.businessName]).toEqual([[], 'Aserradero Río Claro SpA'])
    vm.selectCountry('MX')
    expect(form.problems.map(({ field }) => field)).toEqual(['phone', 'identifier', 'businessName'])
  })

  it('warns of an RFC that is probably mistyped, and accepts it', async () => {
    const { open } = await makeForms()
    const { form, vm } = open()
    const warned = ['SAT970701NN', 'SAT970701NN3', 'SAT970701NN4', '76.086.428-5'].map((identifier) => {
      form.change('identifier', identifier)
      return vm.isIdentifierUnusual
    })
    expect(warned).toEqual([false, false, true, false])
    form.change('identifier', 'SAT970701NN4')
    expect(form.problems.map(({ field }) => field)).not.toContain('identifier')
  })

  it('is not sent while the name is loading', async () => {
    const { open, businesses } = await makeForms()
    const { form } = open()
    fillIn(form)
    expect(form.canSubmit).toBe(false)
    await form.submit()
    expect(businesses.requests.creations).toBe(0)
  })
})

describe('a created user', () => {
  it('is told once, and one who returns is not', async () => {
    const forms = await makeForms()
    expect(forms.open().notifications.active).toEqual([])
    forms.signInDraft.welcome()
    expect(forms.open().notifications.active.map(({ key }) => key)).toEqual(['UserCreated'])
    expect(forms.open().notifications.active).toEqual([])
  })
})

describe('a complete profile', () => {
  it('saves the user, creates the business and refreshes the session, once', async () => {
    const opened = await filledIn()
    await Promise.all([opened.form.submit(), opened.form.submit(), opened.form.submit()])
    await opened.arrival.activate()
    expect(await outcome(opened)).toEqual(ALL_WELL)
    expect([opened.businesses.requests.creations, opened.users.requests()]).toEqual([1, 1])
  })

  it('creates a Chilean business under its RUT', async () => {
    const forms = await makeForms()
    const { form, vm } = forms.open()
    vm.selectCountry('CL')
    form.change('fullName', 'Ana Muñoz')
    form.change('phone', '9 1234 5678')
    form.change('identifier', '76.086.428-5')
    await settle()
    await form.submit()
    expect(forms.businesses.created).toEqual([
      { name: 'Aserradero Río Claro SpA', identifier: '76086428-5', country: 'CL' },
    ])
    expect([forms.users.changes[0]?.phone, forms.current.country]).toEqual(['+56912345678', 'CL'])
  })

  it("shows the host's rejection, and retains the form", async () => {
    const opened = await filledIn()
    opened.businesses.creating.before(rejectedBy(endpoints.businessCreate, 'ERROR_BUSINESS_IDENTIFIER_INVALID'))
    await opened.form.submit()
    expect(opened.form.failure).toMatchObject({ code: 'ERROR_BUSINESS_IDENTIFIER_INVALID' })
    expect([opened.form.isBusy, opened.form.values.identifier, opened.session.session?.business]).toEqual([
      false,
      'AAA010101AAA',
      undefined,
    ])
    opened.form.change('fullName', 'Ana María')
    expect(opened.form.failure).toBeUndefined()
  })

  it('shows that the business belongs to another user', async () => {
    const opened = await filledIn()
    opened.businesses.creating.before(rejectedBy(endpoints.businessCreate, 'ERROR_BUSINESS_IDENTIFIER_TAKEN'))
    await opened.form.submit()
    expect(opened.form.failure).toMatchObject({ code: 'ERROR_BUSINESS_IDENTIFIER_TAKEN' })
    expect(opened.drafts.isCreated).toBe(false)
  })

  it('does not sign in before the user is saved too', async () => {
    const opened = await filledIn()
    opened.users.faults.before(unreachable)
    await opened.form.submit()
    expect([opened.form.failure?._tag, opened.vm.isBusinessCreated, opened.session.session?.business]).toEqual([
      'Unreachable',
      true,
      undefined,
    ])
    await opened.form.submit()
    expect(opened.businesses.requests.creations).toBe(1)
    expect(opened.session.session?.business?.name).toBe('Aceros del Norte SA de CV')
  })

  it('saves the user again after a change', async () => {
    const opened = await filledIn()
    opened.businesses.creating.before(unreachable)
    opened.sessions.faults.before(unreachable, unreachable)
    await opened.form.submit()
    opened.form.change('fullName', 'Ana María Muñoz')
    await opened.form.submit()
    expect(opened.users.changes.map(({ name }) => name)).toEqual(['Ana Muñoz', 'Ana María Muñoz'])
  })

  it('retains the country while it is being sent', async () => {
    const opened = await filledIn()
    const sending = opened.form.submit()
    opened.vm.selectCountry('CL')
    await sending
    expect([opened.form.values.country, opened.session.session?.business?.country]).toEqual(['MX', 'MX'])
  })

  it("shows the host's error when the business exists and the session cannot contain it yet", async () => {
    const opened = await filledIn()
    const busy = rejected('ERROR_BUSY')
    opened.sessions.faults.before(busy, busy)
    await opened.form.submit()
    expect([opened.form.failure, opened.vm.isBusinessCreated]).toEqual([busy, true])
  })

  it('requires another link from an operator instead of reporting a connection error', async () => {
    const opened = await filledIn()
    opened.session.accept({ ...(opened.session.session ?? expect.fail()), isSudo: true })
    opened.users.faults.before(unreachable)
    await opened.form.submit()
    expect([opened.form.failure, opened.vm.isLinkSpent]).toEqual([unreachable, false])
    await opened.form.submit()
    expect([opened.form.failure, opened.vm.isLinkSpent, opened.form.canSubmit]).toEqual([undefined, true, false])
    expect([opened.businesses.created.length, opened.users.changes.length]).toEqual([1, 1])
  })

  it('is not sent again in another session', async () => {
    const opened = await filledIn()
    opened.users.faults.before(unauthorized)
    opened.businesses.creating.before(unauthorized)
    const sending = opened.form.submit()
    opened.current.rejectToken(opened.session.session?.token ?? '')
    await sending
    await opened.time.pass(60_000)
    expect([opened.session.ended, opened.businesses.created.length, opened.users.changes.length]).toEqual([
      'expired',
      0,
      0,
    ])
    await opened.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    expect(opened.open().form.values.fullName).toBe('Ana Muñoz')
  })
})

/** Each part fails before its effect, or after it without a response, or succeeds. */
const WAYS = ['well', 'rejected', 'lost'] as const
const COMBINATIONS = WAYS.flatMap((person) =>
  WAYS.flatMap((business) =>
    WAYS.flatMap((entry) => WAYS.map((documents) => ({ person, business, entry, documents }))),
  ),
)

describe('partial failures', () => {
  it.each(COMBINATIONS)(
    'have the same result as success after one retry: %o',
    async ({ person, business, entry, documents }) => {
      const opened = await filledIn()
      const plan = [
        [opened.users.faults, person, [unreachable]],
        [opened.businesses.creating, business, [timedOut]],
        [opened.sessions.faults, entry, [unreachable]],
        [opened.businesses.documents, documents, [unreachable]],
      ] as const
      for (const [faults, way, failures] of plan) {
        if (way === 'rejected') faults.before(...failures)
        if (way === 'lost') faults.lost(...failures)
      }
      await opened.form.submit()
      if (opened.session.session?.business === undefined) await opened.form.submit()
      const arriving = opened.arrival.activate()
      await opened.time.pass(10_000)
      await arriving
      expect(await outcome(opened)).toEqual(ALL_WELL)
    },
  )

  it('never report a created business as failed, when only its document request failed', async () => {
    const opened = await filledIn()
    opened.businesses.documents.before(unreachable, unreachable, unreachable)
    await opened.form.submit()
    const arriving = opened.arrival.activate()
    expect(opened.notifications.active.map(({ key }) => key)).toEqual(['BusinessCreated'])
    await opened.time.pass(10_000)
    await arriving
    expect(opened.notifications.active.map(({ key }) => key)).toEqual(['BusinessDocumentsNotRequested'])
    expect([opened.form.failure, opened.session.session?.business?.name]).toEqual([
      undefined,
      'Aceros del Norte SA de CV',
    ])
  })
})

describe('an unfinished profile', () => {
  it('is restored after signing in again, for the same user only', async () => {
    const { form, close, open, current, session: own } = await filledIn()
    form.change('fullName', 'Ana María')
    close()
    current.rejectToken(own.session?.token ?? '')
    expect(own.ended).toBe('expired')
    await own.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    const again = open().form
    await settle()
    expect([again.values.fullName, again.values.phone, again.values.identifier, again.values.businessName]).toEqual([
      'Ana María',
      '5512345678',
      'AAA010101AAA',
      'Aceros del Norte SA de CV',
    ])
    const session = current.session
    if (session !== undefined) current.set({ ...session, user: { ...session.user, id: '99' as never } })
    expect(open().form.values.fullName).toBe('')
  })

  it('is there after a reload, and tells nothing where its progress is stored', async () => {
    const { form, reload, tab } = await filledIn()
    form.change('fullName', 'Ana María')
    expect(JSON.parse(tab.read('draft:profile') ?? '')).toEqual({ user: '3', isCreated: false })
    expect(reload().form.values.fullName).toBe('Ana María')
  })

  it('continues automatically when the business was created and the tab was reloaded before the session refresh', async () => {
    const opened = await filledIn()
    opened.sessions.faults.before(unreachable, unreachable)
    await opened.form.submit()
    expect([opened.form.failure?._tag, opened.vm.isBusinessCreated]).toEqual(['Unreachable', true])
    opened.close()
    opened.reload()
    await settle()
    expect(opened.session.session?.business?.name).toBe('Aceros del Norte SA de CV')
  })

  it('is deleted when its user signs out', async () => {
    const { session, tab } = await filledIn()
    await session.signOut()
    expect(tab.read('draft:profile')).toBeUndefined()
  })

  it('survives any damage of the stored data', async () => {
    const { reload, tab } = await makeForms()
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"user":"3","country":"PE"}',
      '{"user":"3","country":"CL","phone":5}',
    ]) {
      tab.write('draft:profile', text)
      expect(reload().form.values.fullName).toBe('')
    }
  })
})

describe('the country', () => {
  it('is the one of the registration, also in another browser', async () => {
    const { open, current } = await makeForms()
    const { session } = current
    if (session === undefined) expect.fail('no session')
    current.set({ ...session, user: { ...session.user, country: 'CL' } })
    expect(open().form.values.country).toBe('CL')
  })
})

describe('the greeting', () => {
  it('is shown to a user who returns to an unfinished form', async () => {
    const { open, time, preferences } = await makeForms()
    await time.pass(300_000)
    const { vm } = open()
    expect(vm.welcome.isOpen).toBe(true)
    vm.welcome.close()
    expect([vm.welcome.isOpen, preferences.read().wasInLogin, open().vm.welcome.isOpen]).toEqual([false, false, false])
  })

  it('is not shown after the registration, nor on a reload', async () => {
    const { open, reload, preferences } = await makeForms()
    preferences.change({ showTourPostRegister: true })
    const { form, vm } = open()
    expect(vm.welcome.isOpen).toBe(false)
    preferences.change({ showTourPostRegister: false })
    form.change('fullName', 'Ana')
    expect(reload().vm.welcome.isOpen).toBe(false)
  })
})
