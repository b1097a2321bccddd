import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { formatPartialTaxId, isValidTaxId, normaliseTaxId } from '#domain/tax-id/tax-id.ts'
import { nearMissCurp } from '#domain/testing/broken-ids.ts'
import { clabeText, nearMissClabe, typedClabe } from '#domain/testing/banking.ts'
import { country } from '#domain/testing/kernel.ts'
import {
  curpText,
  nearMissRfc,
  nearMissRut,
  rfcText,
  rutText,
  typedCurp,
  typedRfc,
  typedRut,
} from '#domain/testing/tax-id.ts'

/** The functions that the module of every identifier has. */
interface Identifier<A extends string> {
  readonly parse: (text: string) => E.Either<unknown, A>
  readonly isValid: (text: string) => boolean
  readonly format: (id: A) => string
  readonly formatPartial: (text: string) => string
  readonly normalise: (text: string) => string
}

/** The same, without the type of the id: `shown` is what is shown of a typed text. */
interface Functions extends Omit<Identifier<string>, 'format'> {
  readonly shown: (text: string) => E.Either<unknown, string>
}

interface Case {
  readonly name: string
  readonly functions: Functions
  readonly canonical: fc.Arbitrary<string>
  readonly typed: fc.Arbitrary<string>
  readonly nearMiss: fc.Arbitrary<string>
  readonly examples: ReadonlyArray<readonly [typed: string, id: string, shown: string, source: string]>
  /** The same two ids as documents and web pages print them. */
  readonly pasted: readonly [string, string]
  /** The characters that `normalise` leaves out. */
  readonly separators: string
  /** How many code units `normalise` reads and returns. */
  readonly longest: number
}

/** A regular, a no-break and a wide blank, a tab and a line feed. */
const BLANKS = ' \u00A0\u2003\t\n'

const functionsOf = <A extends string>({ format, ...rest }: Identifier<A>): Functions => ({
  ...rest,
  shown: (text) => E.map(format)(rest.parse(text)),
})

const CASES: ReadonlyArray<Case> = [
  {
    name: 'RUT',
    functions: functionsOf(Rut),
    canonical: rutText,
    typed: typedRut,
    nearMiss: nearMissRut,
    examples: [
      ['60803000k', '60803000-K', '60.803.000-K', 'the SII itself'],
      ['97 004 000 - 5', '97004000-5', '97.004.000-5', 'Banco de Chile, CMF register'],
    ],
    pasted: ['\t60.803.000\u2010k\n', '97\u00A0004\u00A0000\u22125'],
    separators: `${BLANKS}.-\u2010\u2011\u2012\u2013\u2014\u2015\u2212`,
    longest: 20,
  },
  {
    name: 'RFC',
    functions: functionsOf(Rfc),
    canonical: rfcText,
    typed: typedRfc,
    nearMiss: nearMissRfc,
    examples: [
      ['sat-970701-nn3', 'SAT970701NN3', 'SAT970701NN3', 'the SAT itself'],
      ['gode 561231 gr8', 'GODE561231GR8', 'GODE561231GR8', 'the example of the SAT’s instructivo'],
    ],
    pasted: ['sat\u00A0970701/nn3', 'gode\t561231\u2003-gr8\n'],
    separators: `${BLANKS}-/`,
    longest: 24,
  },
  {
    name: 'CURP',
    functions: functionsOf(Curp),
    canonical: curpText,
    typed: typedCurp,
    nearMiss: nearMissCurp,
    examples: [
      ['beml920313hcmlns09', 'BEML920313HCMLNS09', 'BEML920313HCMLNS09', 'published by the RENAPO'],
      [
        ' HEGG560427MVZRRL04',
        'HEGG560427MVZRRL04',
        'HEGG560427MVZRRL04',
        'Wikipedia, Clave Única de Registro de Población',
      ],
    ],
    pasted: ['beml 920313\u00A0hcmlns 09', 'HEGG\t560427\u2003mvzrrl04\n'],
    separators: BLANKS,
    longest: 40,
  },
  {
    name: 'CLABE',
    functions: functionsOf(Clabe),
    canonical: clabeText,
    typed: typedClabe,
    nearMiss: nearMissClabe,
    examples: [
      ['032-180-00011835971-9', '032180000118359719', '032 180 00011835971 9', 'Wikipedia, CLABE'],
      ['012180004040404062', '012180004040404062', '012 180 00404040406 2', 'donations to the Cruz Roja Mexicana'],
    ],
    pasted: ['032\u00A0180\t00011835971\u20039\n', '012-180-00404040406 - 2'],
    separators: `${BLANKS}-`,
    longest: 40,
  },
]

/** Without what separates the parts of any identifier. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s./\u2010-\u2015-]/g, '')
    .toUpperCase()

/** `text` with each mark somewhere in it. */
const interspersed = (text: string, marks: ReadonlyArray<readonly [at: number, mark: string]>): string =>
  marks.reduce((all, [at, mark]) => all.slice(0, at % (all.length + 1)) + mark + all.slice(at % (all.length + 1)), text)

/** Also longer than any field reads. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', size: 'max', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0189aKkÑß\u0303 .-/'), size: 'max', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789kKñß'), size: 'max', maxLength: 60 }),
)

describe.each(CASES)('the five functions of the $name', ({ functions, canonical, typed, nearMiss, ...given }) => {
  const { examples, longest, pasted, separators } = given

  it('agree on published examples', () => {
    for (const [text, id, shown] of examples) {
      expect(functions.parse(text)).toEqual(E.right(id))
      expect(functions.isValid(text)).toBe(true)
      expect(functions.shown(text)).toEqual(E.right(shown))
      expect(functions.formatPartial(text)).toBe(shown)
      expect(functions.normalise(text)).toBe(id)
    }
  })

  it('accept as valid exactly what they parse', () => {
    fc.assert(fc.property(typed, (text) => functions.isValid(text)))
    fc.assert(fc.property(nearMiss, (text) => !functions.isValid(text)))
    fc.assert(
      fc.property(fc.oneof(anyText, typed, nearMiss), (text) => {
        expect(functions.isValid(text)).toBe(E.isRight(functions.parse(text)))
      }),
    )
  })

  it('read what they show, and show a parsed id as they do while it is typed', () => {
    fc.assert(
      fc.property(canonical, typed, (id, text) => {
        const shown = functions.formatPartial(id)
        expect(functions.shown(id)).toEqual(E.right(shown))
        expect(functions.parse(shown)).toEqual(E.right(id))
        expect(functions.normalise(shown)).toBe(id)
        expect(functions.parse(functions.formatPartial(text))).toEqual(functions.parse(text))
      }),
    )
  })

  it('normalise what documents and web pages print', () => {
    expect(pasted.map(functions.normalise)).toEqual(examples.map(([, id]) => id))
  })

  it('normalise an id with separators anywhere, in either case', () => {
    const marks = fc.array(fc.tuple(fc.nat({ max: 30 }), fc.constantFrom(...separators)), { maxLength: 10 })
    fc.assert(
      fc.property(canonical, marks, fc.boolean(), (id, inserted, isLower) => {
        expect(functions.normalise(interspersed(isLower ? id.toLowerCase() : id, inserted))).toBe(id)
      }),
    )
  })

  it('normalise without losing a character that is no separator', () => {
    const kept = (text: string): string => [...text].filter((one) => !separators.includes(one)).join('')
    const mixed = fc.string({ unit: fc.constantFrom(...'09aKñß&.,;:_*+-()#/\\|', ...separators), maxLength: 10 })
    fc.assert(
      fc.property(mixed, (text) => {
        expect(kept(functions.normalise(text))).toBe(kept(text).toUpperCase())
      }),
    )
  })

  it('normalise as many characters as a field has, and not one more', () => {
    for (const [, id] of examples) {
      expect(functions.normalise(id.padStart(longest))).toBe(id)
      expect(functions.normalise(id.padStart(longest + 1))).not.toBe(id)
    }
    /* In upper case, or as composed by Unicode, the second and the third are longer. */
    for (const one of ['7', 'ß', '\uFB2C']) expect(functions.normalise(one.repeat(longest))).toHaveLength(longest)
    fc.assert(
      fc.property(anyText, (text) => {
        expect(functions.normalise(text)).toBe(functions.normalise(text.slice(0, longest)))
      }),
    )
  })

  it('normalise a text once', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, typed), (text) => {
        const once = functions.normalise(text)
        expect(functions.normalise(once)).toBe(once)
      }),
    )
  })

  it('format a partial text once, and keep its characters', () => {
    const begun = fc.tuple(fc.oneof(canonical, typed), fc.nat({ max: 24 })).map(([text, at]) => text.slice(0, at))
    fc.assert(
      fc.property(fc.oneof(begun, anyText), (text) => {
        const shown = functions.formatPartial(text)
        expect(functions.formatPartial(shown)).toBe(shown)
        if (shown !== text) expect(bare(shown)).toBe(bare(text))
      }),
    )
  })
})

describe('the functions of a tax id by country', () => {
  it('are those of the RUT in Chile and of the RFC in Mexico', () => {
    fc.assert(
      fc.property(country, fc.oneof(anyText, typedRut, typedRfc), (of, text) => {
        const identifier = of === 'CL' ? Rut : Rfc
        expect(isValidTaxId(of, text)).toBe(identifier.isValid(text))
        expect(formatPartialTaxId(of, text)).toBe(identifier.formatPartial(text))
        expect(normaliseTaxId(of, text)).toBe(identifier.normalise(text))
      }),
    )
  })
})
