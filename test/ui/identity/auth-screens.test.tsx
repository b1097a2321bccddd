import { describe, expect, it } from 'vitest'
import { brand } from '#ui/brand/brand.ts'
import { EmailStatusIcon, EmailSuggestion } from '#ui/identity/email-suggestion.tsx'
import { SignInNotices } from '#ui/identity/sign-in-notices.tsx'
import { ResetEmailSent } from '#ui/identity/reset-email-sent.tsx'
import { routeAt } from '#ui/identity/auth-paths.ts'
import { TermsCheck } from '#ui/identity/terms-check.tsx'
import type { Email } from '#domain/identity/email.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

const nothing = (): void => undefined

describe('the routes of the signed-out area', () => {
  it.each([
    ['/start/login', 'login'],
    ['/start/register', 'register'],
    ['/start/forgotpassword', 'forgot'],
    ['/start/login/forgotpassword', 'forgot'],
  ])('%s shows %s', (path, place) => {
    expect(routeAt(path)).toBe(place)
  })
})

describe('the e-mail suggestion', () => {
  it('offers the suggested address', () => {
    const words = wordsOf(
      markupOf(
        <EmailSuggestion state={{ _tag: 'MeantAnother', suggestion: 'ana@gmail.com' as Email }} onTake={nothing} />,
      ),
    )
    expect(words).toBe('Quiso decir ana@gmail.com Usar este correo')
  })

  it('reports a failed check, without a suggestion', () => {
    expect(wordsOf(markupOf(<EmailSuggestion state={{ _tag: 'Unverified' }} onTake={nothing} />))).toBe(
      'No se pudo verificar email',
    )
  })

  it('shows neither a tick nor a warning for a domain that nothing is known of', () => {
    const state = { _tag: 'Unknown' } as const
    expect(wordsOf(markupOf(<EmailSuggestion state={state} onTake={nothing} />))).toBe('')
    expect(markupOf(<EmailStatusIcon state={state} />)).not.toContain('<svg')
    expect(markupOf(<EmailStatusIcon state={{ _tag: 'Good' }} />)).toContain('<svg')
  })

  it('announces the pending check and its success', () => {
    expect(wordsOf(markupOf(<EmailSuggestion state={{ _tag: 'Checking' }} onTake={nothing} />))).toBe(
      'Verificando correo',
    )
    expect(wordsOf(markupOf(<EmailSuggestion state={{ _tag: 'Good' }} onTake={nothing} />))).toBe('Correo verificado')
  })
})

describe('the terms of a country', () => {
  it.each([
    ['CL', 'Acepto los términos y condiciones y la política de privacidad'],
    ['MX', 'Acepto los términos y condiciones y el aviso de privacidad'],
  ] as const)('of %s have the name and the link of the country', (country, words) => {
    const markup = markupOf(<TermsCheck country={country} accepted={false} error={undefined} onChange={nothing} />)
    expect(wordsOf(markup)).toBe(words)
    expect(markup).toContain(
      `href="${brand.links[country].termsAndConditions}" target="_blank" rel="noopener noreferrer"`,
    )
    expect(markup).toContain(brand.links[country].privacyNotice)
  })
})

describe('the message after requesting a reset', () => {
  it('is the same for every address', () => {
    const [one, other] = ['ana@ejemplo.cl', 'nadie@ejemplo.cl'].map((email) =>
      wordsOf(markupOf(<ResetEmailSent email={email} onAgain={nothing} />)).replace(email, ''),
    )
    expect(one).toBe(other)
  })
})

describe('the sign-in notice', () => {
  it('shows the latest success', () => {
    expect(wordsOf(markupOf(<SignInNotices failure={undefined} reason="passwordChanged" />))).toBe(
      'Tu contraseña fue cambiada. Ingresa con la nueva.',
    )
    expect(wordsOf(markupOf(<SignInNotices failure={undefined} reason="expired" />))).toContain('Tu sesión expiró')
    expect(markupOf(<SignInNotices failure={undefined} reason="signedOut" />)).not.toContain('role="status"')
  })
})
