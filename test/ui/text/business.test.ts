import { describe, expect, it } from 'vitest'
import { profileProblemText } from '#ui/text/business.ts'
import { impersonationText } from '#ui/text/impersonation.ts'
import { tourSteps } from '#ui/text/tour.ts'

describe('what is wrong with a profile', () => {
  it('tells a missing tax id from one of blanks', () => {
    expect(profileProblemText({ _tag: 'RfcEmpty' }, '')).toBe('Campo requerido')
    expect(profileProblemText({ _tag: 'RfcEmpty' }, '  ')).toBe('No puede dejar texto en blanco')
  })

  it('says how many digits a telephone has', () => {
    expect(profileProblemText({ _tag: 'PhoneNotNumeric' }, 'x')).toBe('Teléfono incorrecto')
    expect(profileProblemText({ _tag: 'PhoneTooShort', digits: 9 }, '91')).toBe('El teléfono debe tener 9 dígitos')
  })
})

describe('the tour', () => {
  it('has three steps in each country, the last as its users do it', () => {
    expect(tourSteps('CL').map(({ list }) => list.length)).toEqual([0, 0, 3])
    expect(tourSteps('MX')[2]?.list).toEqual([
      'Selecciona las facturas',
      'Elige las fechas',
      'Empieza a financiarte en 48 horas',
      '100% digital',
    ])
    expect(tourSteps('MX')[1]?.title).toContain('SAT')
  })
})

describe('the operator’s banner', () => {
  it('names the company and the operator, and counts minutes and seconds', () => {
    expect(impersonationText.banner('ACME SpA', 'Olga Soto')).toBe('Estás viendo como ACME SpA (Olga Soto)')
    expect(impersonationText.left(605)).toBe('Quedan 10:05')
  })
})
