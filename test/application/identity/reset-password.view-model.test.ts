import { describe, expect, it } from 'vitest'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import type { Email } from '#domain/identity/email.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { rejectedBy } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const makeForm = async () => {
  const time = makeFakeTime()
  const accounts = makeFakeAccounts()
  const draft = new SignInDraft()
  await accounts.requestReset(FAKE_EMAIL as Email)()
  const vm = new ResetPasswordViewModel({ accounts, draft, scheduler: time.scheduler })
  return { time, accounts, draft, vm, form: vm.form, hash: accounts.mailed() ?? '' }
}

const fill = (form: ResetPasswordViewModel['form'], password = 'una frase nueva'): void => {
  form.change('password', password)
  form.change('confirmPassword', password)
}

describe('the reset password form', () => {
  it('validates blurred fields, and all on submit', async () => {
    const { vm, form, hash } = await makeForm()
    form.change('password', 'corta')
    form.blur('password')
    expect([form.errorOf('password'), form.errorOf('confirmPassword')]).toEqual([
      { _tag: 'PasswordTooShort', minimum: 6 },
      undefined,
    ])
    expect(await vm.submit(hash)).toBe(false)
    expect(form.errorOf('confirmPassword')).toEqual({ _tag: 'PasswordsDiffer' })
    expect(form.problems.map(({ field }) => field)).toEqual(['password', 'confirmPassword'])
    form.change('confirmPassword', 'corta')
    expect(form.problems.map(({ field }) => field)).toEqual(['password'])
  })

  it('rejects a blank password', async () => {
    const { vm, form, hash } = await makeForm()
    fill(form, '      ')
    expect(await vm.submit(hash)).toBe(false)
    expect(form.errorOf('password')).toEqual({ _tag: 'PasswordBlank' })
  })

  it('changes the password, clears it, and shows a notice on the sign-in page', async () => {
    const { vm, form, accounts, draft, hash } = await makeForm()
    fill(form)
    expect(await vm.submit(hash)).toBe(true)
    expect([accounts.passwordOf(FAKE_EMAIL), draft.notice, form.values.password, form.values.confirmPassword]).toEqual([
      'una frase nueva',
      'passwordChanged',
      '',
      '',
    ])
  })

  it('sends once for a double click', async () => {
    const { vm, form, hash } = await makeForm()
    fill(form)
    expect(await Promise.all([vm.submit(hash), vm.submit(hash)])).toEqual([true, false])
    expect(form.failure).toBeUndefined()
  })

  it('reports a used link, and retains the typed text', async () => {
    const { vm, form, accounts, hash } = await makeForm()
    await accounts.resetPassword(hash, 'antes' as never)()
    fill(form)
    expect(await vm.submit(hash)).toBe(false)
    expect([vm.isLinkInvalid, form.failure, form.values.password]).toEqual([
      true,
      rejectedBy(endpoints.resetPassword, 'ERROR_USER_RESET_LINK_INVALID'),
      'una frase nueva',
    ])
  })

  it('shows at the field that the host rejected the password, until the next key', async () => {
    const { vm, form, accounts, hash } = await makeForm()
    accounts.faults.before(rejectedBy(endpoints.resetPassword, 'ERROR_USER_PASSWORD_COMMON'))
    fill(form, '123456')
    await vm.submit(hash)
    expect([form.failureOf('password'), form.failure]).toEqual([
      rejectedBy(endpoints.resetPassword, 'ERROR_USER_PASSWORD_COMMON'),
      undefined,
    ])
    fill(form)
    expect(form.failureOf('password')).toBeUndefined()
    expect(await vm.submit(hash)).toBe(true)
  })

  it('waits for the retry time of the host', async () => {
    const { vm, form, accounts, time, hash } = await makeForm()
    accounts.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_RATE_LIMITED',
      requestId: undefined,
      retryAfterSeconds: 900,
    })
    fill(form)
    await vm.submit(hash)
    expect([form.canSubmit, await vm.submit(hash)]).toEqual([false, false])
    await time.pass(900_000)
    expect(await vm.submit(hash)).toBe(true)
  })
})
