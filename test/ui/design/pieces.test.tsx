import { describe, expect, it } from 'vitest'
import { FailedBanner } from '#ui/design/feedback/failed-banner.tsx'
import { FailedState } from '#ui/design/feedback/failed-state.tsx'
import { FileReport } from '#ui/design/controls/file-report.tsx'
import { TextField } from '#ui/design/controls/text-field.tsx'
import { NavTabs } from '#ui/design/controls/nav-tabs.tsx'
import { StatusChip } from '#ui/design/feedback/status-chip.tsx'
import { Stepper } from '#ui/design/controls/stepper.tsx'
import { STATUS_COLORS } from '#ui/design/theme/status-color.ts'
import { markupOf, wordsOf } from './render.tsx'

describe('FailedState', () => {
  it('shows the sentence first and the code in small print after it', () => {
    const words = wordsOf(
      markupOf(<FailedState message="No pudimos cargar tus facturas." code="ERROR_NETWORK" requestId="8f2c" />),
    )
    expect(words).toBe('No pudimos cargar tus facturas. Código ERROR_NETWORK · Referencia 8f2c')
  })

  it('offers a retry only when it can help', () => {
    expect(wordsOf(markupOf(<FailedState message="No." onRetry={() => undefined} />))).toContain('Reintentar')
    expect(wordsOf(markupOf(<FailedState message="No." />))).not.toContain('Reintentar')
  })

  it('interrupts screen readers, in a banner too', () => {
    expect(markupOf(<FailedState message="No." />)).toContain('role="alert"')
    expect(markupOf(<FailedBanner message="No." />)).toContain('role="alert"')
  })
})

describe('Stepper', () => {
  it('marks the current step', () => {
    const markup = markupOf(<Stepper label="Pasos" steps={['Uno', 'Dos', 'Tres']} current={1} />)
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-current="step".*Dos/)
  })
})

describe('NavTabs', () => {
  it('marks the current page and shows the counts that are known', () => {
    const tabs = [
      { to: '/a', label: 'Directo', count: '4' },
      { to: '/b', label: 'Pronto pago' },
    ]
    const markup = markupOf(<NavTabs label="Tipo" tabs={tabs} current="/b" />)
    expect(wordsOf(markup)).toBe('Directo 4 Pronto pago')
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  })
})

describe('StatusChip', () => {
  it.each(STATUS_COLORS)('in %s has a text and an icon beside the colour', (color) => {
    const markup = markupOf(<StatusChip color={color} label="En mora" />)
    expect(wordsOf(markup)).toBe('En mora')
    expect(markup).toContain('<svg')
  })
})

describe('FileReport', () => {
  it('counts the imported files and shows each result', () => {
    const words = wordsOf(
      markupOf(
        <FileReport
          country="CL"
          files={2}
          results={[
            { file: 'a.xml', outcome: 'IMPORTED' },
            { file: 'b.xml', outcome: 'DUPLICATE' },
          ]}
        />,
      ),
    )
    expect(words).toBe('1 factura cargada de 2 archivos a.xml Cargada b.xml Ya la teníamos')
  })
})

describe('TextField', () => {
  const field = (part: { readonly error?: string; readonly warning?: string }) =>
    markupOf(<TextField label="Clave" value="" {...part} />)

  it('shows the error before a warning, and links the texts to the field', () => {
    expect(wordsOf(field({ error: 'Campo requerido', warning: 'Bloq Mayús está activado' }))).toBe(
      'Clave Campo requerido',
    )
    expect(wordsOf(field({ warning: 'Bloq Mayús está activado' }))).toBe('Clave Bloq Mayús está activado')
    expect(wordsOf(field({}))).toBe('Clave')
    const [, described] = /aria-describedby="([^"]+)"/.exec(field({ error: 'Campo requerido' })) ?? []
    expect(field({ error: 'Campo requerido' })).toContain(`id="${described}"`)
  })
})
