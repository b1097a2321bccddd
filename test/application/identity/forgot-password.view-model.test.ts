import { describe, expect, it } from 'vitest'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const makeForm = () => {
  const time = makeFakeTime()
  const accounts = makeFakeAccounts()
  const draft = new SignInDraft()
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const vm = new ForgotPasswordViewModel({ accounts, draft, notifications, scheduler: time.scheduler })
  return { time, accounts, draft, notifications, vm, form: vm.form }
}

describe('the forgot password form', () => {
  it('starts with the address of the sign-in form', () => {
    const { form, draft } = makeForm()
    draft.changeEmail(FAKE_EMAIL)
    expect(form.values.email).toBe(FAKE_EMAIL)
  })

  it('requires an address, and sends nothing before', async () => {
    const { form, vm } = makeForm()
    expect(form.errorOf('email')).toBeUndefined()
    await form.submit()
    expect([form.errorOf('email'), vm.sentTo]).toEqual([{ _tag: 'EmailEmpty' }, undefined])
    form.change('email', 'ana@')
    expect(form.errorOf('email')).toEqual({ _tag: 'EmailMalformed' })
  })

  it.each([FAKE_EMAIL, 'nadie@ejemplo.cl'])('has the same result for %s', async (email) => {
    const { form, notifications, vm } = makeForm()
    form.change('email', email)
    await form.submit()
    expect(notifications.active.map(({ key }) => key)).toEqual(['PasswordResetRequested'])
    expect([vm.sentTo, form.failure, form.isBusy]).toEqual([email, undefined, false])
    vm.restart()
    expect([vm.sentTo, form.values.email]).toEqual([undefined, email])
  })

  it('sends once for a double click', async () => {
    const { form, accounts } = makeForm()
    form.change('email', FAKE_EMAIL)
    await Promise.all([form.submit(), form.submit()])
    expect(accounts.mailed()).toMatch(/^link-0_/)
  })

  it('retains the address when it cannot be sent, and clears the failure on the next key', async () => {
    const { form, vm, accounts } = makeForm()
    accounts.faults.before(unreachable)
    form.change('email', FAKE_EMAIL)
    await form.submit()
    expect([form.failure, vm.sentTo, form.values.email]).toEqual([unreachable, undefined, FAKE_EMAIL])
    form.change('email', 'eva@ejemplo.cl')
    expect(form.failure).toBeUndefined()
  })

  it('waits for the retry time of the host', async () => {
    const { form, vm, accounts, time } = makeForm()
    accounts.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_RATE_LIMITED',
      requestId: undefined,
      retryAfterSeconds: 60,
    })
    form.change('email', FAKE_EMAIL)
    await form.submit()
    expect(form.canSubmit).toBe(false)
    await time.pass(60_000)
    await form.submit()
    expect(vm.sentTo).toBe(FAKE_EMAIL)
  })
})
