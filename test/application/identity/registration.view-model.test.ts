import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { NO_CAMPAIGN } from '#application/identity/campaign.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { rejected, timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const CAMPAIGN = { ...NO_CAMPAIGN, source: 'feria', referralCode: 'AMIGO' }

const makeForm = (known: Readonly<Record<string, string>> = {}) => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const accounts = makeFakeAccounts(known)
  const preferences = makeFakePreferences({ campaign: CAMPAIGN })
  const draft = new SignInDraft()
  const analytics = makeFakeAnalytics()
  const session = new SessionViewModel({
    analytics,
    current: new CurrentSession(),
    sessions,
    tab: makeFakeStorage(),
    durable: makeFakeStorage(),
    preferences,
    clock: time.clock,
    scheduler: time.scheduler,
  })
  const vm = new RegistrationViewModel({
    accounts,
    session,
    draft,
    preferences,
    scheduler: time.scheduler,
    analytics,
  })
  return { time, sessions, accounts, preferences, draft, session, analytics, vm, form: vm.form }
}

const fill = (form: RegistrationViewModel['form'], password = FAKE_PASSWORD): void => {
  form.change('email', FAKE_EMAIL)
  form.change('password', password)
  form.change('confirmPassword', password)
  form.change('acceptsTerms', true)
}

describe('the registration form', () => {
  it('validates a field once it was blurred, and then with every key', () => {
    const { form } = makeForm()
    form.change('password', 'corta')
    expect(form.errorOf('password')).toBeUndefined()
    form.blur('password')
    expect(form.errorOf('password')).toEqual({ _tag: 'PasswordTooShort', minimum: 6 })
    form.change('password', 'cortas')
    expect(form.errorOf('password')).toBeUndefined()
    form.blur('email')
    expect(form.errorOf('email')).toBeUndefined()
  })

  it('shows every error on submit, in form order, and sends nothing', async () => {
    const { form, accounts } = makeForm()
    form.change('confirmPassword', 'otra')
    expect(await form.submit()).toBeUndefined()
    expect(form.problems.map(({ field, error }) => [field, error._tag])).toEqual([
      ['email', 'EmailEmpty'],
      ['password', 'PasswordEmpty'],
      ['confirmPassword', 'PasswordsDiffer'],
      ['acceptsTerms', 'TermsNotAccepted'],
    ])
    expect(form.errorOf('acceptsTerms')).toEqual({ _tag: 'TermsNotAccepted' })
    expect([accounts.registered(), form.failure]).toEqual([[], undefined])
  })

  it('registers with the campaign and the country, signs in, and clears its data', async () => {
    const { vm, form, accounts, session, preferences, draft } = makeForm()
    fill(form)
    expect(await vm.submit('CL')).toBe('signedIn')
    expect(accounts.registered()).toEqual([
      { email: FAKE_EMAIL, password: FAKE_PASSWORD, campaign: CAMPAIGN, country: 'CL' },
    ])
    expect(session.session?.token).toBe('token-1')
    expect(preferences.read()).toMatchObject({ campaign: NO_CAMPAIGN, showTourPostRegister: true })
    expect([draft.email, draft.isNewUser]).toEqual(['', true])
  })

  it('is recorded in general terms', async () => {
    const { form, analytics } = makeForm()
    fill(form)
    await form.submit()
    expect(analytics.events).toEqual([{ name: 'registered' }, { name: 'signed in' }])
  })

  it('sends once for a double click and the enter key', async () => {
    const { form, accounts } = makeForm()
    fill(form)
    expect(await Promise.all([form.submit(), form.submit(), form.submit()])).toEqual(['signedIn', undefined, undefined])
    expect([accounts.registered().length, form.failure]).toEqual([1, undefined])
  })

  it('does not wait for the e-mail check, nor for its result', async () => {
    const { vm, form, accounts, time } = makeForm()
    accounts.faults.before(rejected('ERROR_RATE_LIMITED'))
    fill(form)
    await time.pass(1_000)
    expect(vm.check.state._tag).toBe('Unverified')
    expect(await form.submit()).toBe('signedIn')
  })

  it('retains the submitted address, whatever is suggested meanwhile', async () => {
    const { vm, form, draft, time, sessions } = makeForm()
    fill(form)
    form.change('email', 'ana@gmial.com')
    await time.pass(1_000)
    sessions.faults.before(unreachable)
    const registering = form.submit()
    vm.acceptSuggestion()
    expect(await registering).toBe('registered')
    expect(draft.email).toBe('ana@gmial.com')
  })

  it('accepts the suggested address, and checks it again', async () => {
    const { vm, form, accounts, time } = makeForm()
    form.change('email', 'ana@gmial.com')
    await time.pass(1_000)
    vm.acceptSuggestion()
    expect([form.values.email, vm.check.state._tag]).toEqual(['ana@gmail.com', 'Unchecked'])
    await time.pass(1_000)
    expect([accounts.verified().at(-1), vm.check.state._tag]).toEqual(['ana@gmail.com', 'Good'])
  })

  it('checks an address of another form, and stops when the screen is left', async () => {
    const { vm, form, accounts, draft, time } = makeForm()
    draft.changeEmail('ana@ejemplo.cl')
    const stop = vm.activate()
    await time.pass(1_000)
    form.change('email', 'eva@ejemplo.cl')
    stop()
    await time.pass(5_000)
    expect(accounts.verified()).toEqual(['ana@ejemplo.cl'])
  })

  it('shows that the address has an account, until it changes', async () => {
    const { vm, form, preferences, session } = makeForm({ [FAKE_EMAIL]: 'de otra persona' })
    fill(form)
    expect(await form.submit()).toBeUndefined()
    expect([vm.isTaken, session.session, preferences.read().campaign]).toEqual([true, undefined, CAMPAIGN])
    form.change('email', 'eva@ejemplo.cl')
    expect([vm.isTaken, form.failure]).toEqual([false, undefined])
  })

  it.each([unreachable, timedOut])(
    'signs in on the second attempt when the first response was lost to %o',
    async (failure) => {
      const { form, accounts, session } = makeForm()
      accounts.faults.lost(failure)
      fill(form)
      expect(await form.submit()).toBeUndefined()
      expect(form.failure).toEqual(failure)
      expect(await form.submit()).toBe('signedIn')
      expect([accounts.registered().length, session.session?.token]).toEqual([1, 'token-1'])
    },
  )

  it('leads to the sign-in form when the account exists and the session does not', async () => {
    const { form, sessions, draft, preferences } = makeForm()
    sessions.faults.before(unreachable)
    fill(form)
    expect(await form.submit()).toBe('registered')
    expect([draft.notice, draft.email, form.failure]).toEqual(['registered', FAKE_EMAIL, undefined])
    expect(preferences.read().showTourPostRegister).toBe(true)
  })

  it('waits for the retry time of the host', async () => {
    const { form, accounts, time } = makeForm()
    fill(form)
    await time.pass(1_000)
    accounts.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_RATE_LIMITED',
      requestId: undefined,
      retryAfterSeconds: 60,
    })
    await form.submit()
    await time.pass(59_000)
    expect([form.canSubmit, await form.submit()]).toEqual([false, undefined])
    await time.pass(1_000)
    expect(form.canSubmit).toBe(true)
  })
})
