import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { credentialText } from '#ui/text/credential.ts'
import { cartText } from '#ui/text/cart.ts'
import { trackerText } from '#ui/text/tracker.ts'
import { everySentence } from './sentences.ts'

describe('every text', () => {
  it.each(everySentence())('%s is well written', (_, text) => {
    expect(text).toBe(text.trim())
    expect(text).not.toBe('')
    expect(text).not.toMatch(/ {2}|\(s\)|\.\.\./)
  })

  it.each(everySentence())('%s addresses the user as tú', (_, text) => {
    expect(text).not.toMatch(/\b(usted|ingrese|presione|seleccione|su cuenta|sus facturas|vos)\b/i)
  })
})

describe('credential text', () => {
  it('contains the authority and the credential of the country', () => {
    expect(credentialText.dialog.credential('CL')).toBe('Clave SII')
    expect(credentialText.dialog.credential('MX')).toBe('Clave CIEC')
    expect(credentialText.update.detail('MX')).toContain('SAT')
  })
})

describe('plurals in sentences', () => {
  it('agree in the missing dates', () => {
    expect(cartText.obstacle({ _tag: 'DatesMissing', invoices: 1 }, 'CL')).toBe('Falta 1 fecha por elegir.')
    expect(cartText.obstacle({ _tag: 'DatesMissing', invoices: 3 }, 'CL')).toBe('Faltan 3 fechas por elegir.')
  })

  it('agree in the header of the date picker', () => {
    expect(cartText.dates.forSelected(1, 'MX')).toBe('Fecha para la factura seleccionada')
    expect(cartText.dates.forSelected(1284, 'MX')).toBe('Fecha para las 1,284 seleccionadas')
  })
})

describe('the distance of a payment date', () => {
  const today = '2026-11-25' as CivilDate
  it.each([
    ['2026-12-18', 'viernes, en 23 días'],
    ['2026-11-27', 'viernes, en 2 días'],
    ['2026-11-26', 'jueves, mañana'],
    ['2026-11-25', 'miércoles, hoy'],
    ['2026-11-24', 'martes, ayer'],
    ['2026-11-20', 'viernes, hace 5 días'],
  ])('of %s reads %s', (date, text) => {
    expect(cartText.dates.distance(date as CivilDate, today)).toBe(text)
  })
})

describe('tracker text', () => {
  it('states the position for screen readers', () => {
    expect(trackerText.position(3, 4, 'Transferido')).toBe('Paso 3 de 4: Transferido')
  })
})
