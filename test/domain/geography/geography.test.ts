import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { communesOf, regionByNumber, regionOfCommune, REGIONS } from '#domain/geography/chile.ts'
import { countryName, isCountryCode, worldCountries } from '#domain/geography/countries.ts'
import { MEXICAN_STATES } from '#domain/geography/mexico-states.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import { countryCode, region, regionAndCommune } from '#domain/testing/geography.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI']

describe('the regions of Chile', () => {
  it('are sixteen, from north to south, numbered I to XVI (Ley 21.033)', () => {
    expect(REGIONS).toHaveLength(16)
    expect(REGIONS.map(({ number }) => number).toSorted()).toEqual(ROMAN.toSorted())
    expect(REGIONS.at(0)).toEqual({ number: 'XV', code: 'AP', name: 'Arica y Parinacota' })
    expect(REGIONS.at(-1)?.name).toBe('Magallanes y de la Antártica Chilena')
  })

  // ISO 3166-2:CL; the names of the laws that made the regions, the last one Ley 21.033.
  it('have two letters each and the name of their law', () => {
    expect(REGIONS.map(({ number, code, name }) => `${number} ${code} ${name}`)).toEqual([
      'XV AP Arica y Parinacota',
      'I TA Tarapacá',
      'II AN Antofagasta',
      'III AT Atacama',
      'IV CO Coquimbo',
      'V VS Valparaíso',
      'XIII RM Metropolitana de Santiago',
      'VI LI Libertador General Bernardo O’Higgins',
      'VII ML Maule',
      'XVI NB Ñuble',
      'VIII BI Biobío',
      'IX AR La Araucanía',
      'XIV LR Los Ríos',
      'X LL Los Lagos',
      'XI AI Aysén del General Carlos Ibáñez del Campo',
      'XII MA Magallanes y de la Antártica Chilena',
    ])
  })

  // INE, Código Único Territorial: the number of communes of each.
  it.each([
    ['XV', 4],
    ['I', 7],
    ['II', 9],
    ['III', 9],
    ['IV', 15],
    ['V', 38],
    ['XIII', 52],
    ['VI', 33],
    ['VII', 30],
    ['XVI', 21],
    ['VIII', 33],
    ['IX', 32],
    ['XIV', 12],
    ['X', 30],
    ['XI', 10],
    ['XII', 11],
  ])('%s has %d communes, each once', (number, count) => {
    expect(new Set(communesOf(number)).size).toBe(count)
    expect(communesOf(number)).toHaveLength(count)
  })

  it('have 346 communes with names of their own', () => {
    const all = REGIONS.flatMap(({ number }) => communesOf(number))
    expect(all).toHaveLength(346)
    expect(new Set(all).size).toBe(346)
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(16)
    expect(all.every((name) => /^\p{Lu}[\p{Ll}’]/u.test(name))).toBe(true)
  })

  it('have Providencia in Santiago, Chillán in Ñuble and Coyhaique in Aysén (INE)', () => {
    expect(regionOfCommune('Providencia')?.code).toBe('RM')
    expect(regionOfCommune('Chillán')?.number).toBe('XVI')
    expect(regionOfCommune('Coyhaique')?.number).toBe('XI')
    expect(regionOfCommune('providencia')).toBeUndefined()
  })

  it('list their communes in the order of the Spanish alphabet', () => {
    const { compare } = new Intl.Collator('es')
    fc.assert(
      fc.property(region, ({ number }) => {
        expect(communesOf(number)).toEqual([...communesOf(number)].toSorted(compare))
      }),
    )
  })

  it('and their communes refer to each other', () => {
    fc.assert(
      fc.property(regionAndCommune, ([of, commune]) => {
        expect(regionOfCommune(commune)).toEqual(of)
        expect(regionByNumber(of.number)).toEqual(of)
        expect(commune).toBe(commune.normalize('NFC').trim())
        expect(commune).not.toBe('')
      }),
    )
  })

  it('are undefined for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'i', 'XVII')), (text) => {
        fc.pre(!ROMAN.includes(text))
        expect(regionByNumber(text)).toBeUndefined()
        expect(communesOf(text)).toEqual([])
      }),
    )
  })
})

describe('the countries of the world', () => {
  it('are the 249 of ISO 3166-1, with their names in Spanish (CLDR)', () => {
    expect(worldCountries()).toHaveLength(249)
    expect(countryName('CL')).toBe('Chile')
    expect(countryName('MX')).toBe('México')
    expect(countryName('DE')).toBe(new Intl.DisplayNames('es', { type: 'region' }).of('DE'))
    expect(countryName('XX')).toBe('XX')
  })

  it('are in Spanish alphabetical order, without duplicates', () => {
    const names = worldCountries().map(({ name }) => name)
    expect(names).toEqual([...names].toSorted(new Intl.Collator('es').compare))
    expect(new Set(names).size).toBe(249)
    expect(names.every((name) => /^\p{Lu}\p{Ll}/u.test(name))).toBe(true)
    expect(new Set(worldCountries().map(({ code }) => code)).size).toBe(249)
  })

  it('are identified by two capitals only', () => {
    fc.assert(
      fc.property(countryCode, fc.string(), (code, text) => {
        expect(isCountryCode(code)).toBe(true)
        expect(code).toMatch(/^[A-Z]{2}$/)
        expect(isCountryCode(code.toLowerCase())).toBe(false)
        expect(isCountryCode(text)).toBe(countryName(text) !== text)
      }),
    )
  })
})

describe('the states of Mexico', () => {
  it('are 32, Jalisco and Ciudad de México among them (Constitución, art. 43)', () => {
    expect(new Set(MEXICAN_STATES.map(({ name }) => name)).size).toBe(32)
    expect(MEXICAN_STATES).toContainEqual({ code: 'JC', name: 'Jalisco' })
    expect(MEXICAN_STATES).toContainEqual({ code: 'DF', name: 'Ciudad de México' })
  })

  // RENAPO, catálogo de entidades; the full names of the Constitution, art. 43.
  it('have two letters each and the name of the Constitution', () => {
    expect(MEXICAN_STATES.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'AS Aguascalientes',
      'BC Baja California',
      'BS Baja California Sur',
      'CC Campeche',
      'CL Coahuila de Zaragoza',
      'CM Colima',
      'CS Chiapas',
      'CH Chihuahua',
      'DF Ciudad de México',
      'DG Durango',
      'GT Guanajuato',
      'GR Guerrero',
      'HG Hidalgo',
      'JC Jalisco',
      'MC México',
      'MN Michoacán de Ocampo',
      'MS Morelos',
      'NT Nayarit',
      'NL Nuevo León',
      'OC Oaxaca',
      'PL Puebla',
      'QT Querétaro',
      'QR Quintana Roo',
      'SP San Luis Potosí',
      'SL Sinaloa',
      'SR Sonora',
      'TC Tabasco',
      'TS Tamaulipas',
      'TL Tlaxcala',
      'VZ Veracruz de Ignacio de la Llave',
      'YN Yucatán',
      'ZS Zacatecas',
    ])
  })

  it('have the codes that a population key accepts', () => {
    const codes = MEXICAN_STATES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(32)
    for (const code of codes) {
      const rest = `HEGG560427M${code}RRL0`
      expect(Curp.parse(rest + Curp.checkDigit(rest))).toMatchObject({ _tag: 'Right' })
    }
  })
})
