import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const makeForm = () => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const tab = makeFakeStorage()
  const session = new SessionViewModel({
    analytics: makeFakeAnalytics(),
    current: new CurrentSession(),
    sessions,
    tab,
    durable: makeFakeStorage(),
    preferences: makeFakePreferences(),
    clock: time.clock,
    scheduler: time.scheduler,
  })
  const draft = new SignInDraft()
  const vm = new SignInViewModel({ session, tab, draft, clock: time.clock, scheduler: time.scheduler })
  return { time, sessions, session, vm, form: vm.form }
}

const fill = (form: SignInViewModel['form'], password = FAKE_PASSWORD): void => {
  form.change('email', FAKE_EMAIL)
  form.change('password', password)
}

const lockedFor = (retryAfterSeconds: number, code: string): Failure => ({
  _tag: 'Rejected',
  code,
  requestId: undefined,
  retryAfterSeconds,
})

describe('the sign-in form', () => {
  it('validates a field once it was blurred or submitted', () => {
    const { form } = makeForm()
    form.change('email', 'ana@')
    expect(form.errorOf('email')).toBeUndefined()
    form.blur('email')
    expect(form.errorOf('email')).toEqual({ _tag: 'EmailMalformed' })
    form.change('email', FAKE_EMAIL)
    expect(form.errorOf('email')).toBeUndefined()
  })

  it('shows missing fields and sends nothing', async () => {
    const { vm, form, sessions } = makeForm()
    sessions.faults.before(unreachable)
    expect(await vm.submit()).toBeUndefined()
    expect([form.errorOf('email'), form.errorOf('password'), form.failure]).toEqual([
      { _tag: 'EmailEmpty' },
      { _tag: 'PasswordEmpty' },
      undefined,
    ])
  })

  it('still validates a field that was emptied after it was validated', async () => {
    const { vm, form } = makeForm()
    await vm.submit()
    form.blur('email')
    form.blur('password')
    expect([form.errorOf('email'), form.errorOf('password')]).toEqual([
      { _tag: 'EmailEmpty' },
      { _tag: 'PasswordEmpty' },
    ])
  })

  it('leads to the requested path, and clears the password', async () => {
    const { vm, form, session } = makeForm()
    session.saveReturnPath('/orders/5000?de=correo')
    fill(form)
    expect(await vm.submit()).toBe('/orders/5000?de=correo')
    expect([form.values.password, session.session?.token]).toEqual(['', 'token-1'])
  })

  it('leads home after a sign-out by the user', async () => {
    const { vm, form, session } = makeForm()
    fill(form)
    await vm.submit()
    await session.signOut()
    session.saveReturnPath('/orders/5000')
    fill(form)
    expect(await vm.submit()).toBe('/')
  })

  it.each([
    '//otra.example',
    '/\\otra.example',
    'https://otra.example',
    '/a b',
    `/${'x'.repeat(3_000)}`,
    '/start/login',
    'javascript:1',
  ])('leads home rather than to %s', async (path) => {
    const { vm, form, session } = makeForm()
    session.saveReturnPath(path)
    fill(form)
    expect(await vm.submit()).toBe('/')
  })

  it('shows an error, and clears it on the next key', async () => {
    const { vm, form } = makeForm()
    fill(form, 'otra')
    await vm.submit()
    expect([form.failure, form.isBusy, form.values.password]).toEqual([
      rejectedBy(endpoints.login, 'ERROR_AUTH_INVALID_CREDENTIALS'),
      false,
      'otra',
    ])
    form.change('password', 'otra2')
    expect(form.failure).toBeUndefined()
  })

  it('sends once for a double click', async () => {
    const { vm, form, session } = makeForm()
    fill(form)
    await Promise.all([vm.submit(), vm.submit()])
    expect(session.session?.token).toBe('token-1')
  })

  it('waits for the retry time of the host', async () => {
    const { vm, form, sessions, time } = makeForm()
    sessions.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_AUTH_TOO_MANY_ATTEMPTS',
      requestId: undefined,
      retryAfterSeconds: 60,
    })
    fill(form)
    await vm.submit()
    await time.pass(59_000)
    expect(form.canSubmit).toBe(false)
    await time.pass(1_000)
    expect([form.canSubmit, form.failure]).toEqual([true, undefined])
  })

  it('locks only the rejected account, with the time of its end, also when the user returns to it', async () => {
    const { vm, form, sessions, time } = makeForm()
    const lockedAt = time.clock.now()
    sessions.faults.before(lockedFor(60, 'ERROR_AUTH_TOO_MANY_ATTEMPTS'))
    fill(form)
    await vm.submit()
    expect([form.canSubmit, vm.lock?.until]).toEqual([false, lockedAt + 60_000])
    form.change('email', 'otra@empresa.cl')
    expect([form.canSubmit, form.failure]).toEqual([true, undefined])
    form.change('email', `  ${FAKE_EMAIL.toUpperCase()} `)
    expect([form.canSubmit, form.failure]).toEqual([false, lockedFor(60, 'ERROR_AUTH_TOO_MANY_ATTEMPTS')])
    await time.pass(60_000)
    expect(form.canSubmit).toBe(true)
  })

  it('locks every account for a limit that concerns all of them', async () => {
    const { vm, form, sessions } = makeForm()
    sessions.faults.before(lockedFor(60, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS'))
    fill(form)
    await vm.submit()
    form.change('email', 'otra@empresa.cl')
    expect([form.canSubmit, form.failure]).toEqual([false, lockedFor(60, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS')])
  })
})
