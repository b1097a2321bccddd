import { describe, expect, it } from 'vitest'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import type { Email } from '#domain/identity/email.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const makeForm = async () => {
  const time = makeFakeTime()
  const accounts = makeFakeAccounts()
  const memory = new SignInDraft()
  await accounts.requestReset(FAKE_EMAIL as Email)()
  const form = new ResetPasswordViewModel(accounts, memory, time.scheduler)
  return { time, accounts, memory, form, hash: accounts.mailed() ?? '' }
}

const fill = (form: ResetPasswordViewModel, password = 'una frase nueva'): void => {
  form.change('password', password)
  form.change('confirmPassword', password)
}

describe('the form of a new password', () => {
  it('judges what was left, and everything that is sent', async () => {
    const { form, hash } = await makeForm()
    form.change('password', 'corta')
    form.blur('password')
    expect([form.errorOf('password'), form.errorOf('confirmPassword')]).toEqual([
      { _tag: 'PasswordTooShort', minimum: 6 },
      undefined,
    ])
    expect(await form.submit(hash)).toBe(false)
    expect(form.errorOf('confirmPassword')).toEqual({ _tag: 'PasswordsDiffer' })
    expect(form.wrongFields).toEqual(['password', 'confirmPassword'])
    form.change('confirmPassword', 'corta')
    expect(form.wrongFields).toEqual(['password'])
  })

  it('does not take blanks for a password', async () => {
    const { form, hash } = await makeForm()
    fill(form, '      ')
    expect(await form.submit(hash)).toBe(false)
    expect(form.errorOf('password')).toEqual({ _tag: 'PasswordBlank' })
  })

  it('changes the password, forgets it, and says so at the door', async () => {
    const { form, accounts, memory, hash } = await makeForm()
    fill(form)
    expect(await form.submit(hash)).toBe(true)
    expect([accounts.passwordOf(FAKE_EMAIL), memory.notice, form.password, form.confirmPassword]).toEqual([
      'una frase nueva',
      'passwordChanged',
      '',
      '',
    ])
  })

  it('sends once for a double click', async () => {
    const { form, hash } = await makeForm()
    fill(form)
    expect(await Promise.all([form.submit(hash), form.submit(hash)])).toEqual([true, false])
    expect(form.failure).toBeUndefined()
  })

  it('knows a link that was used, and keeps what was typed', async () => {
    const { form, accounts, hash } = await makeForm()
    await accounts.resetPassword(hash, 'antes' as never)()
    fill(form)
    expect(await form.submit(hash)).toBe(false)
    expect([form.isLinkBad, form.failure, form.password]).toEqual([
      true,
      rejected('ERROR_USER_RESET_LINK_INVALID'),
      'una frase nueva',
    ])
  })

  it('shows a refusal of the password, and takes it back with the next key', async () => {
    const { form, accounts, hash } = await makeForm()
    accounts.faults.before(rejected('ERROR_USER_PASSWORD_COMMON'))
    fill(form, '123456')
    await form.submit(hash)
    expect([form.isLinkBad, form.failure]).toEqual([false, rejected('ERROR_USER_PASSWORD_COMMON')])
    fill(form)
    expect(form.failure).toBeUndefined()
    expect(await form.submit(hash)).toBe(true)
  })

  it('waits as long as the host asks for', async () => {
    const { form, accounts, time, hash } = await makeForm()
    accounts.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_RATE_LIMITED',
      requestId: undefined,
      retryAfterSeconds: 900,
    })
    fill(form)
    await form.submit(hash)
    expect([form.canSubmit, await form.submit(hash)]).toEqual([false, false])
    await time.pass(900_000)
    expect(await form.submit(hash)).toBe(true)
  })
})
