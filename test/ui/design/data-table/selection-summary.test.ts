import { describe, expect, it } from 'vitest'
import { dataTableText } from '#ui/design/data-table/data-table.text.ts'
import { selectionSummary, type SelectionFacts } from '#ui/design/data-table/selection-summary.ts'

const text = dataTableText({ one: 'factura', many: 'facturas', feminine: true }, 'CL')
const facts: SelectionFacts = {
  phase: 'rows',
  count: 0,
  matching: 1_284,
  outside: 0,
  onPage: 20,
  totalRows: 1_284,
  filtered: true,
  canShowOnlySelected: true,
  isOnlySelected: false,
  brief: false,
}
const summaryOf = (more: Partial<SelectionFacts>): string => {
  const { sentence, actions } = selectionSummary({ ...facts, ...more }, text)
  return [sentence, ...actions.map(({ label }) => `[${label}]`)].join(' ')
}

describe('the selection summary', () => {
  it('counts the rows without a selection', () => {
    expect(summaryOf({})).toBe('1.284 facturas')
    expect(summaryOf({ totalRows: 1 })).toBe('1 factura')
    expect(summaryOf({ totalRows: undefined })).toBe('Cargando facturas')
  })

  it('counts the selected rows', () => {
    expect(summaryOf({ count: 1 })).toBe('1 seleccionada [Ver solo seleccionadas] [Quitar selección]')
    expect(summaryOf({ count: 12 })).toBe('12 seleccionadas [Ver solo seleccionadas] [Quitar selección]')
  })

  it('offers the whole filter once the page is selected', () => {
    expect(summaryOf({ phase: 'page', count: 20 })).toBe(
      'Seleccionaste las 20 facturas de esta página. [Seleccionar las 1.284 que cumplen el filtro] [Quitar selección]',
    )
    expect(summaryOf({ phase: 'page', count: 20, filtered: false })).toContain('[Seleccionar las 1.284]')
  })

  it('states that the whole filter is selected, and the number of exceptions', () => {
    expect(summaryOf({ phase: 'all', count: 1_284 })).toBe('Las 1.284 están seleccionadas. [Limpiar]')
    expect(summaryOf({ phase: 'all', count: 1_283 })).toBe('1.283 de 1.284 seleccionadas. [Limpiar]')
  })

  it('states how many are outside the filter and offers to show them', () => {
    expect(summaryOf({ count: 12, outside: 5 })).toBe(
      '12 seleccionadas, 5 fuera del filtro [Ver solo seleccionadas] [Quitar selección]',
    )
    expect(summaryOf({ count: 12, outside: 5, canShowOnlySelected: false })).toBe(
      '12 seleccionadas, 5 fuera del filtro [Quitar selección]',
    )
  })

  it('offers to show the selected rows of other pages too', () => {
    expect(summaryOf({ phase: 'page', count: 30, filtered: false })).toBe(
      '30 seleccionadas [Seleccionar las 1.284] [Ver solo seleccionadas] [Quitar selección]',
    )
  })

  it('states the way back from the selected rows, also when none is left', () => {
    expect(summaryOf({ isOnlySelected: true, phase: 'page', count: 30 })).toBe('30 seleccionadas [Ver todas] [Limpiar]')
    expect(summaryOf({ isOnlySelected: true, totalRows: 0 })).toBe('Ninguna factura seleccionada [Ver todas]')
  })

  it('is short on a phone', () => {
    expect(summaryOf({ phase: 'page', count: 20, brief: true })).toBe(
      '20 seleccionadas [Seleccionar las 1.284] [Limpiar]',
    )
  })

  it('agrees with masculine rows and with the separators of Mexico', () => {
    const suppliers = dataTableText({ one: 'proveedor', many: 'proveedores', feminine: false }, 'MX')
    expect(selectionSummary({ ...facts, phase: 'all', count: 1_284 }, suppliers).sentence).toBe(
      'Los 1,284 están seleccionados.',
    )
    expect(suppliers.noneSelected).toBe('Ningún proveedor seleccionado')
  })
})
