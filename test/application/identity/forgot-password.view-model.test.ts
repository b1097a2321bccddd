import { describe, expect, it } from 'vitest'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const makeForm = () => {
  const time = makeFakeTime()
  const accounts = makeFakeAccounts()
  const memory = new SignInDraft()
  return { time, accounts, memory, form: new ForgotPasswordViewModel(accounts, memory, time.scheduler) }
}

describe('the form of a lost password', () => {
  it('begins with the address that was typed at the door', () => {
    const { form, memory } = makeForm()
    memory.changeEmail(FAKE_EMAIL)
    expect(form.email).toBe(FAKE_EMAIL)
  })

  it('asks for an address, and sends nothing until there is one', async () => {
    const { form } = makeForm()
    expect(form.emailError).toBeUndefined()
    await form.submit()
    expect([form.emailError, form.sentTo]).toEqual([{ _tag: 'EmailEmpty' }, undefined])
    form.changeEmail('ana@')
    expect(form.emailError).toEqual({ _tag: 'EmailInvalid' })
  })

  it.each([FAKE_EMAIL, 'nadie@ejemplo.cl'])('ends the same for %s, whoever that is', async (email) => {
    const { form } = makeForm()
    form.changeEmail(email)
    await form.submit()
    expect([form.sentTo, form.failure, form.isSubmitting]).toEqual([email, undefined, false])
    form.again()
    expect([form.sentTo, form.email]).toEqual([undefined, email])
  })

  it('sends once for a double click', async () => {
    const { form, accounts } = makeForm()
    form.changeEmail(FAKE_EMAIL)
    await Promise.all([form.submit(), form.submit()])
    expect(accounts.mailed()).toMatch(/^link-0_/)
  })

  it('keeps the address when it cannot be sent, and takes the failure back with the next key', async () => {
    const { form, accounts } = makeForm()
    accounts.faults.before(unreachable)
    form.changeEmail(FAKE_EMAIL)
    await form.submit()
    expect([form.failure, form.sentTo, form.email]).toEqual([unreachable, undefined, FAKE_EMAIL])
    form.changeEmail('eva@ejemplo.cl')
    expect(form.failure).toBeUndefined()
  })

  it('waits as long as the host asks for', async () => {
    const { form, accounts, time } = makeForm()
    accounts.faults.before({
      _tag: 'Rejected',
      code: 'ERROR_RATE_LIMITED',
      requestId: undefined,
      retryAfterSeconds: 60,
    })
    form.changeEmail(FAKE_EMAIL)
    await form.submit()
    expect(form.canSubmit).toBe(false)
    await time.pass(60_000)
    await form.submit()
    expect(form.sentTo).toBe(FAKE_EMAIL)
  })
})
