import { describe, expect, it } from 'vitest'
import { impersonationText } from '#ui/text/impersonation.ts'
import { tourSteps } from '#ui/text/tour.ts'

describe('the tour', () => {
  it('has three steps in each country, the last in its own terms', () => {
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
  it('shows the company and the operator, with minutes and seconds', () => {
    expect(impersonationText.banner('ACME SpA', 'Olga Soto')).toBe('Estás viendo como ACME SpA (Olga Soto)')
    expect(impersonationText.left(605)).toBe('Quedan 10:05')
  })
})
