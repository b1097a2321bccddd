import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Form } from '#application/shared/form.ts'
import { SubmitCooldown } from '#application/shared/submit-cooldown.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { SignInNotices } from '#ui/identity/sign-in-notices.tsx'
import { SignInForm, type SignInFormProps } from '#ui/identity/sign-in-form.tsx'
import type { FieldError } from '#ui/text/field-errors.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

const makeForm = (validate: SignInValidation = accept, isReady = () => true) =>
  new Form<Fields, Fields, FieldError>({
    initial: { email: '', password: '' },
    validate,
    isReady,
    submit: () => () => new Promise(() => undefined),
    cooldown: new SubmitCooldown(makeFakeTime().scheduler),
  })

interface Fields {
  readonly email: string
  readonly password: string
}

type SignInValidation = ConstructorParameters<typeof Form<Fields, Fields, FieldError>>[0]['validate']

const accept: SignInValidation = E.right

const markup = (form: SignInFormProps['form']): string =>
  markupOf(<SignInForm form={form} onSubmit={() => undefined} />)

describe('SignInForm', () => {
  it('shows errors beside their fields', async () => {
    const form = makeForm(() =>
      E.left([
        { field: 'email', error: { _tag: 'EmailMalformed' } },
        { field: 'password', error: { _tag: 'PasswordBlank' } },
      ]),
    )
    await form.submit()
    expect(wordsOf(markup(form))).toMatch(/Correo .*Email inválido .*Contraseña .*No puede dejar texto en blanco/)
  })

  it('shows why the sign-in failed, without a code for a password that the user corrects', () => {
    const words = wordsOf(
      markupOf(<SignInNotices failure={rejected('ERROR_AUTH_INVALID_CREDENTIALS')} reason="expired" />),
    )
    expect(words).toBe('El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.')
    expect(wordsOf(markupOf(<SignInNotices failure={rejected('ERROR_STORAGE')} reason="expired" />))).toContain(
      'Código ERROR_STORAGE',
    )
  })

  it('shows that it is sending, and retains the typed text', () => {
    const form = makeForm()
    form.change('email', 'ana@empresa.cl')
    void form.submit()
    expect(wordsOf(markup(form))).toContain('Ingresando')
    expect(markup(form)).toContain('value="ana@empresa.cl"')
  })

  it("supports the browser's password manager", () => {
    expect(markup(makeForm())).toContain('autoComplete="username"')
    expect(markup(makeForm())).toContain('autoComplete="current-password"')
  })

  it('shows a waiting time, without looking busy', () => {
    const waiting = markup(makeForm(accept, () => false))
    expect(waiting).toMatch(/type="submit"[^>]*aria-disabled="true"|aria-disabled="true"[^>]*type="submit"/)
    expect(wordsOf(waiting)).not.toContain('Ingresando')
  })
})
