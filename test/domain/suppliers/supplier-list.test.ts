import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupLetter,
  groupSuppliers,
  initialsOf,
  searchSuppliers,
  supplierSortKey,
} from '#domain/suppliers/supplier-list.ts'
import { namedSuppliers, supplierName } from '#domain/testing/suppliers.ts'

const named = (...names: ReadonlyArray<string>) => names.map((name) => ({ name, identifier: '76.418.205-7' }))

describe('searching suppliers', () => {
  it('finds part of a name ignoring case and accents, and part of a tax id ignoring dots', () => {
    const suppliers = [...named('Comercial Ñandú', 'Óptica del Sur'), { name: 'Otra', identifier: '60.803.000-K' }]
    const found = (text: string) => searchSuppliers(suppliers, text).map(({ name }) => name)
    expect(found('NANDU')).toEqual(['Comercial Ñandú'])
    expect(found(' óptica  DEL')).toEqual(['Óptica del Sur'])
    expect(found('60803000k')).toEqual(['Otra'])
    expect(found('418.205')).toEqual(['Comercial Ñandú', 'Óptica del Sur'])
    expect(found('')).toHaveLength(3)
    expect(found('.')).toEqual([])
    expect(found('zzz')).toEqual([])
  })

  it('finds each supplier by its name or a part of it, in the original order', () => {
    fc.assert(
      fc.property(namedSuppliers, fc.nat(), fc.nat({ max: 5 }), (suppliers, at, from) => {
        const wanted = suppliers[at % Math.max(suppliers.length, 1)]
        if (wanted === undefined) return
        expect(searchSuppliers(suppliers, wanted.name)).toContain(wanted)
        const spanish = wanted.name.normalize('NFC')
        if (/^[a-záéíóúüñ ]*$/i.test(spanish))
          expect(searchSuppliers(suppliers, spanish.slice(from).toUpperCase())).toContain(wanted)
        expect(searchSuppliers(searchSuppliers(suppliers, wanted.name), wanted.name)).toEqual(
          searchSuppliers(suppliers, wanted.name),
        )
      }),
    )
  })
})

describe('grouping suppliers', () => {
  it('follows the Spanish alphabet, Ñ after N and the others at the end (RAE, Ortografía 2010)', () => {
    const groups = groupSuppliers(
      named('3M', 'Zeta', 'Ñandú', 'Nogales', 'Óptica', 'NZ', 'oxígeno', 'Águila', 'Andes', '¡Hola!', ''),
    )
    expect(groups.map(({ letter, suppliers }) => [letter, suppliers.map(({ name }) => name)])).toEqual([
      ['A', ['Águila', 'Andes']],
      ['N', ['Nogales', 'NZ']],
      ['Ñ', ['Ñandú']],
      ['O', ['Óptica', 'oxígeno']],
      ['Z', ['Zeta']],
      ['#', ['', '3M', '¡Hola!']],
    ])
  })

  it('puts ñ after n within a word too', () => {
    const [group] = groupSuppliers(named('Peña', 'Penumbra', 'Peral', 'Pena'))
    expect(group?.suppliers.map(({ name }) => name)).toEqual(['Pena', 'Penumbra', 'Peña', 'Peral'])
  })

  it('is stable for suppliers of one name', () => {
    const twins = ['1', '2', '3'].map((identifier) => ({ name: 'Andes', identifier }))
    const [group] = groupSuppliers([{ name: 'Zeta', identifier: '0' }, ...twins])
    expect(group?.suppliers).toEqual(twins)
  })

  it('reads the first two hundred characters of a name', () => {
    expect(groupLetter(`${' '.repeat(199)}Andes`)).toBe('A')
    expect(groupLetter(`${' '.repeat(200)}Andes`)).toBe('#')
    expect([initialsOf(`${' '.repeat(199)}Andes`), initialsOf(`${' '.repeat(200)}Andes`)]).toEqual(['A', ''])
    expect(searchSuppliers(named('Andes'), `${' '.repeat(200)}Zeta`)).toHaveLength(1)
  })

  it('is the same for Ñ in one code point or two', () => {
    expect([
      groupLetter('Ñandú'),
      groupLetter('N\u0303andu'),
      groupLetter('ñ'),
      groupLetter(' ñ'),
      groupLetter('á'),
      groupLetter('7'),
    ]).toEqual(['Ñ', 'Ñ', 'Ñ', 'Ñ', 'A', '#'])
  })

  it('has the order of the sort keys, which a database can sort by', () => {
    expect([supplierSortKey('Águila'), supplierSortKey('N\u0303andu')]).toEqual([
      supplierSortKey('aguila'),
      supplierSortKey('ÑANDÚ'),
    ])
    fc.assert(
      fc.property(namedSuppliers, (suppliers) => {
        const names = groupSuppliers(suppliers).flatMap((group) => group.suppliers.map(({ name }) => name))
        const keys = names.map(supplierSortKey)
        for (const [at, key] of keys.entries()) expect(key >= (keys[at - 1] ?? '')).toBe(true)
      }),
    )
  })

  it('loses no supplier, repeats no letter, sorts the letters, and groups by initial', () => {
    const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ#'
    fc.assert(
      fc.property(namedSuppliers, (suppliers) => {
        const groups = groupSuppliers(suppliers)
        const places = groups.map(({ letter }) => alphabet.indexOf(letter))
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        expect(places.includes(-1)).toBe(false)
        const all = groups.flatMap((group) => group.suppliers)
        expect(new Set(all)).toEqual(new Set(suppliers))
        expect(all).toHaveLength(suppliers.length)
        for (const { letter, suppliers: of } of groups)
          for (const { name } of of) expect(groupLetter(name)).toBe(letter)
        expect(groupSuppliers(all)).toEqual(groups)
      }),
    )
  })
})

describe('initials', () => {
  it('are of the first two words', () => {
    expect(['Comercial Ñandú SpA', 'óptica', '3M de Chile', '¡Hola! (Sur)', '', ' - '].map(initialsOf)).toEqual([
      'CÑ',
      'Ó',
      '3D',
      'HS',
      '',
      '',
    ])
  })

  it('are at most two', () => {
    fc.assert(fc.property(supplierName, (name) => [...initialsOf(name)].length <= 4))
  })
})
