import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, rank, score } from '#application/command-palette/fuzzy-search.ts'

const found = (query: string, ...labels: ReadonlyArray<string>) => rank(labels, (label) => [label], query)

describe('fuzzy search', () => {
  it('ignores accents and capitals', () => {
    expect(found('OPERACION', 'Operación 12', 'Cerrar sesión')).toEqual(['Operación 12'])
    expect(found('sésion', 'Operación 12', 'Cerrar sesión')).toEqual(['Cerrar sesión'])
  })

  it('ranks the start first, then a later word, then the middle of one, and letters in order last', () => {
    expect(found('pag', 'Repago', 'Ver pagos', 'Pagos', 'Pedir algo')).toEqual([
      'Pagos',
      'Ver pagos',
      'Repago',
      'Pedir algo',
    ])
  })

  it('requires every word, in any order', () => {
    expect(found('oscuro modo', 'Modo oscuro', 'Modo claro')).toEqual(['Modo oscuro'])
  })

  it('matches any of the names of an item', () => {
    expect(rank([['Xtracker', 'Reporte'], ['Pagos']], (names) => names, 'reporte')).toEqual([['Xtracker', 'Reporte']])
  })
})

const label = fc.string({ unit: fc.constantFrom('a', 'á', 'E', 'ñ', 'o', ' ', 'r'), maxLength: 12 })

describe('the laws of fuzzy search', () => {
  it('an empty query matches everything, in its order', () => {
    fc.assert(
      fc.property(fc.array(label), (labels) => {
        expect(found('', ...labels)).toEqual(labels)
      }),
    )
  })

  it('everything matches its own words, and any part of them', () => {
    fc.assert(
      fc.property(label, fc.nat(), fc.nat(), (text, a, b) => {
        const name = normalise(text)
        const [from, to] = [a % (name.length + 1), b % (name.length + 1)].toSorted((x, y) => x - y)
        expect(score(name.slice(from, to), text)).toBeDefined()
      }),
    )
  })

  it('more letters never match more', () => {
    fc.assert(
      fc.property(fc.array(label), label, label, (labels, query, more) => {
        const wide = new Set(found(query, ...labels))
        expect(found(`${query} ${more}`, ...labels).filter((one) => !wide.has(one))).toEqual([])
      }),
    )
  })
})
