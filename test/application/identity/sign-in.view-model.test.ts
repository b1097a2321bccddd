import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
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
  const memory = new SignInDraft()
  return {
    time,
    sessions,
    session,
    memory,
    form: new SignInViewModel(session, tab, memory, time.clock, time.scheduler),
  }
}

const fill = (form: SignInViewModel, password = FAKE_PASSWORD): void => {
  form.changeEmail(FAKE_EMAIL)
  form.changePassword(password)
}

const lockedFor = (retryAfterSeconds: number, code: string): Failure => ({
  _tag: 'Rejected',
  code,
  requestId: undefined,
  retryAfterSeconds,
})

describe('the sign-in form', () => {
  it('says nothing of a field until it was left or sent', () => {
    const { form } = makeForm()
    form.changeEmail('ana@')
    expect(form.emailError).toBeUndefined()
    form.blurEmail()
    expect(form.emailError).toEqual({ _tag: 'EmailInvalid' })
    form.changeEmail(FAKE_EMAIL)
    expect(form.emailError).toBeUndefined()
  })

  it('asks for what is missing and sends nothing', async () => {
    const { form, sessions } = makeForm()
    sessions.faults.before(unreachable)
    expect(await form.submit()).toBeUndefined()
    expect([form.emailError, form.passwordError, form.failure]).toEqual([
      { _tag: 'EmailEmpty' },
      { _tag: 'PasswordEmpty' },
      undefined,
    ])
  })

  it('goes on judging a field that was emptied after it was judged', async () => {
    const { form } = makeForm()
    await form.submit()
    form.blurEmail()
    form.blurPassword()
    expect([form.emailError, form.passwordError]).toEqual([{ _tag: 'EmailEmpty' }, { _tag: 'PasswordEmpty' }])
  })

  it('leads to where the person wanted to go, and forgets the password', async () => {
    const { form, session } = makeForm()
    session.remember('/orders/5000?de=correo')
    fill(form)
    expect(await form.submit()).toBe('/orders/5000?de=correo')
    expect([form.password, session.session?.token]).toEqual(['', 'token-1'])
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
    const { form, session } = makeForm()
    session.remember(path)
    fill(form)
    expect(await form.submit()).toBe('/')
  })

  it('shows a refusal, and takes it back with the next key', async () => {
    const { form } = makeForm()
    fill(form, 'otra')
    await form.submit()
    expect([form.failure, form.isSubmitting, form.password]).toEqual([
      rejected('ERROR_AUTH_INVALID_CREDENTIALS'),
      false,
      'otra',
    ])
    form.changePassword('otra2')
    expect(form.failure).toBeUndefined()
  })

  it('sends once for a double click', async () => {
    const { form, session } = makeForm()
    fill(form)
    await Promise.all([form.submit(), form.submit()])
    expect(session.session?.token).toBe('token-1')
  })

  it('waits as long as the host asks for', async () => {
    const { form, sessions, time } = makeForm()
    sessions.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_AUTH_TOO_MANY_ATTEMPTS',
      requestId: undefined,
      retryAfterSeconds: 60,
    })
    fill(form)
    await form.submit()
    await time.pass(59_000)
    expect(form.canSubmit).toBe(false)
    await time.pass(1_000)
    expect([form.canSubmit, form.failure]).toEqual([true, undefined])
  })

  it('keeps only the account that was locked waiting, says until when, and says it again to who comes back to it', async () => {
    const { form, sessions, time } = makeForm()
    const lockedAt = time.clock.now()
    sessions.faults.before(lockedFor(60, 'ERROR_AUTH_TOO_MANY_ATTEMPTS'))
    fill(form)
    await form.submit()
    expect([form.canSubmit, form.lock?.until]).toEqual([false, lockedAt + 60_000])
    form.changeEmail('otra@empresa.cl')
    expect([form.canSubmit, form.failure]).toEqual([true, undefined])
    form.changeEmail(`  ${FAKE_EMAIL.toUpperCase()} `)
    expect([form.canSubmit, form.failure]).toEqual([false, lockedFor(60, 'ERROR_AUTH_TOO_MANY_ATTEMPTS')])
    await time.pass(60_000)
    expect(form.canSubmit).toBe(true)
  })

  it("keeps every account waiting where the limit is not one account's", async () => {
    const { form, sessions } = makeForm()
    sessions.faults.before(lockedFor(60, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS'))
    fill(form)
    await form.submit()
    form.changeEmail('otra@empresa.cl')
    expect([form.canSubmit, form.failure]).toEqual([false, lockedFor(60, 'ERROR_AUTH_TOO_MANY_FROM_ADDRESS')])
  })
})
