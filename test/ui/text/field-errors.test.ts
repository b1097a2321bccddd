import { describe, expect, it } from 'vitest'
import { fieldErrorText } from '#ui/text/field-errors.ts'

describe('the error of a field', () => {
  it('has the same text in every form', () => {
    expect(
      [
        { _tag: 'EmailEmpty' as const },
        { _tag: 'EmailMalformed' as const },
        { _tag: 'PasswordBlank' as const },
        { _tag: 'PasswordTooShort' as const, minimum: 6 },
        { _tag: 'PasswordsDiffer' as const },
        { _tag: 'TermsNotAccepted' as const },
      ].map((error) => fieldErrorText(error, '')),
    ).toEqual([
      'Campo requerido',
      'Email inválido',
      'No puede dejar texto en blanco',
      'La contraseña debe tener a lo menos 6 caracteres',
      'Las contraseñas no coinciden',
      'Campo requerido',
    ])
  })

  it('distinguishes a missing tax id from a blank one', () => {
    expect(fieldErrorText({ _tag: 'RfcEmpty' }, '')).toBe('Campo requerido')
    expect(fieldErrorText({ _tag: 'RfcEmpty' }, '  ')).toBe('No puede dejar texto en blanco')
  })

  it('states the number of digits of a phone', () => {
    expect(fieldErrorText({ _tag: 'PhoneNotDigits' }, 'x')).toBe('Teléfono incorrecto')
    expect(fieldErrorText({ _tag: 'PhoneTooShort', digits: 9 }, '91')).toBe('El teléfono debe tener 9 dígitos')
  })
})
