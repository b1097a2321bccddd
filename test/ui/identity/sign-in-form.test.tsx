import { describe, expect, it } from 'vitest'
import { rejected } from '#test/support/fakes/faults.ts'
import { SignInNotices } from '#ui/identity/sign-in-notices.tsx'
import { SignInForm, type SignInFormProps } from '#ui/identity/sign-in-form.tsx'
import { markupOf, wordsOf } from '../design/render.tsx'

const nothing = (): undefined => undefined

const door: SignInFormProps = {
  email: '',
  password: '',
  busy: false,
  onEmail: nothing,
  onPassword: nothing,
  onBlur: nothing,
  onSubmit: nothing,
}

describe('SignInForm', () => {
  it('says what is wrong beside the field it is wrong in', () => {
    const words = wordsOf(
      markupOf(<SignInForm {...door} emailError="Email inválido" passwordError="No puede dejar texto en blanco" />),
    )
    expect(words).toMatch(/Email .*Email inválido .*Contraseña .*No puede dejar texto en blanco/)
  })

  it('says why it did not open, with the code in small print', () => {
    const words = wordsOf(
      markupOf(<SignInNotices failure={rejected('ERROR_AUTH_INVALID_CREDENTIALS')} reason="expired" />),
    )
    expect(words).toBe(
      'El email o la contraseña no coinciden. Revísalos e intenta de nuevo. Código ERROR_AUTH_INVALID_CREDENTIALS',
    )
  })

  it('says that it is opening, and keeps what was typed', () => {
    const markup = markupOf(<SignInForm {...door} email="ana@empresa.cl" busy />)
    expect(wordsOf(markup)).toContain('Ingresando')
    expect(markup).toContain('value="ana@empresa.cl"')
  })

  it('lets the browser fill in what it keeps', () => {
    const markup = markupOf(<SignInForm {...door} />)
    expect(markup).toContain('autoComplete="username"')
    expect(markup).toContain('autoComplete="current-password"')
  })

  it('says so when it waits, and does not look busy', () => {
    const markup = markupOf(<SignInForm {...door} isWaiting />)
    expect(markup).toMatch(/type="submit"[^>]*aria-disabled="true"|aria-disabled="true"[^>]*type="submit"/)
    expect(wordsOf(markup)).not.toContain('Ingresando')
  })
})
