import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkCharacter } from '#domain/tax-id/rfc-check-character.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import { companyRfc, personRfc, rfcText, typedRfc } from '#domain/testing/tax-id.ts'

const MALFORMED = E.left({ _tag: 'RfcMalformed' })
const read = (text: string): Rfc.Rfc => E.getOrElse(() => '' as Rfc.Rfc)(Rfc.parse(text))
const tags = (text: string): ReadonlyArray<string> => Rfc.warningsOf(read(text)).map(({ _tag }) => _tag)

describe('Rfc.parse', () => {
  it.each([
    ['SAT970701NN3', 'the SAT itself'],
    ['BMN930209927', 'Banorte, Banxico register'],
    ['BNM840515VB1', 'Banamex'],
    ['GODE561231GR8', 'the example of the SAT’s instructivo'],
    ['EKU9003173C9', 'a test company of the SAT'],
  ])('accepts %s without a warning (%s)', (text) => {
    expect(Rfc.parse(text)).toEqual(E.right(text))
    expect(tags(text)).toEqual([])
  })

  it.each([' SAT970701NN3', 'SAT970701NN3 ', '1sat970701nn3', 'xysat970701nn3', 'sat970701nn3x', 'SAT-970701-NN3', ''])(
    'does not read %j in a document',
    (text) => {
      expect(Rfc.fromWire(text)).toEqual(MALFORMED)
    },
  )

  it('distinguishes a company from a person by its length (Código Fiscal de la Federación, art. 27)', () => {
    expect(Rfc.kindOf(read('SAT970701NN3'))).toBe('company')
    expect(Rfc.kindOf(read('GODE561231GR8'))).toBe('person')
    expect(Rfc.datePartOf(read('SAT970701NN3'))).toBe('970701')
    expect(Rfc.datePartOf(read('GODE561231GR8'))).toBe('561231')
  })

  it.each(['sat970701nn3', ' SAT-970701-NN3 ', 'SAT 970701 NN3', 'sat970701/nn3'])('accepts %j', (text) => {
    expect(Rfc.parse(text)).toEqual(E.right('SAT970701NN3'))
  })

  it('reads Ñ in one code point or two', () => {
    expect(Rfc.parse('Mun\u0303110218LJ6')).toEqual(E.right('MUÑ110218LJ6'))
    expect(Rfc.fromWire('MUN\u0303110218LJ6')).toEqual(E.right('MUÑ110218LJ6'))
  })

  it.each([
    'SA970701NN3',
    'SATAA970701NN3',
    'SAT97070NN3',
    'SAT970701NN',
    'SAT970701NN33',
    'ÁAA010101AAA',
    'SÄT970701NN3',
    'S4T970701NN3',
    'SAT97O701NN3',
    'SAT970701N-3',
    'ſAT970701NN3',
    'SAT970701ΝN3',
    'ßT970701NN3',
    'SAT--970701NN3',
  ])('does not read %j', (text) => {
    expect(Rfc.parse(text)).toEqual(MALFORMED)
  })

  it.each(['AAAA010229AAA', 'AAA990431AAA', 'AAA991301AAA', 'AAA990001AAA', 'AAA990100AAA', 'RET130231MD3'])(
    'rejects the date of %s',
    (text) => {
      expect(Rfc.parse(text)).toEqual(E.left({ _tag: 'RfcDateImpossible' }))
    },
  )

  it('reads twenty-four characters, blanks included, and not one more', () => {
    expect(Rfc.parse('SAT970701NN3'.padStart(24))).toEqual(E.right('SAT970701NN3'))
    expect(Rfc.parse('SAT970701NN3'.padStart(25))).toEqual(MALFORMED)
  })

  it('accepts 29 February of year 00, which existed in 2000', () => {
    expect(Rfc.parse('AAAA000229AAA')).toEqual(E.right('AAAA000229AAA'))
  })
})

describe('an RFC while it is typed', () => {
  it('shows the canonical form, from up to twenty-four characters', () => {
    expect(Rfc.formatPartial('sat970701nn3'.padStart(24))).toBe('SAT970701NN3')
    expect(Rfc.formatPartial('sat970701nn3'.padStart(25))).toBe('sat970701nn3'.padStart(25))
  })
})

describe('the warnings of an RFC', () => {
  it('include a check character that differs from the rule', () => {
    expect(tags('SAT970701NN4')).toEqual(['RfcCheckCharacterUnexpected'])
  })

  it('include a homoclave outside its alphabet', () => {
    expect(tags(`SAT9707010N${checkCharacter('SAT9707010N')}`)).toEqual(['RfcHomoclaveUnusual'])
  })

  it('include an inconvenient word, of a person only', () => {
    expect(tags(`FETO800101AA${checkCharacter('FETO800101AA')}`)).toEqual(['RfcWordInconvenient'])
    expect(tags(`PUT800101AA${checkCharacter('PUT800101AA')}`)).toEqual([])
  })

  it('are empty for generic ids, valid on an invoice and rejected as own id (resolución miscelánea fiscal 2.7.1)', () => {
    for (const generic of ['XAXX010101000', 'XEXX010101000']) {
      expect(Rfc.parse(generic)).toEqual(E.right(generic))
      expect(Rfc.fromWire(generic)).toEqual(E.right(generic))
      expect(tags(generic)).toEqual([])
      expect(Rfc.parseOwn(generic.toLowerCase())).toEqual(E.left({ _tag: 'RfcGeneric' }))
    }
    expect(Rfc.parseOwn('SAT970701NN3')).toEqual(E.right('SAT970701NN3'))
    expect(Rfc.parseOwn('')).toEqual(E.left({ _tag: 'RfcEmpty' }))
  })
})

describe('the laws of the RFC', () => {
  it('accepts its own output unchanged, typed and on the wire', () => {
    fc.assert(
      fc.property(typedRfc, (typed) => {
        const once = Rfc.parse(typed)
        expect(E.isRight(once)).toBe(true)
        if (E.isRight(once)) expect([Rfc.parse(once.right), Rfc.fromWire(once.right)]).toEqual([once, once])
      }),
    )
  })

  it('parses every spelling of one id to that id', () => {
    fc.assert(
      fc.property(rfcText, fc.constantFrom('-', ' ', '/'), (text, mark) => {
        const parted = [text.slice(0, -9), text.slice(-9, -3), text.slice(-3)].join(mark)
        for (const typed of [text, text.toLowerCase(), text.normalize('NFD'), parted, ` ${parted} `])
          expect(Rfc.parse(typed)).toEqual(E.right(text))
      }),
    )
  })

  it('have exactly one check character, which makes the weighted sum a multiple of eleven', () => {
    const values = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
    fc.assert(
      fc.property(rfcText, (text) => {
        const quiet = [...'0123456789A'].filter(
          (last) => !tags(text.slice(0, -1) + last).includes('RfcCheckCharacterUnexpected'),
        )
        expect(quiet).toEqual([text.slice(-1)])
        const rest = text.slice(0, -1).padStart(12, ' ')
        const sum = [...rest].reduce((total, character, at) => total + values.indexOf(character) * (13 - at), 0)
        expect((sum + Number.parseInt(text.slice(-1), 11)) % 11).toBe(0)
      }),
    )
  })

  it('distinguishes companies, persons and generic ids', () => {
    fc.assert(
      fc.property(companyRfc, personRfc, (company, person) => {
        expect([Rfc.kindOf(read(company)), Rfc.kindOf(read(person))]).toEqual(['company', 'person'])
      }),
    )
  })

  it('rejects long text unread', () => {
    for (const attack of ['A', 'Ñ', 'N\u0303', '\u0303', 'AAA', '9', ' ', 'SAT970701NN3', '-', 'ﷺ']) {
      const text = attack.repeat(Math.ceil(50_000 / attack.length))
      expect([Rfc.parse(text), Rfc.fromWire(text), Rfc.parseOwn(text)]).toEqual([MALFORMED, MALFORMED, MALFORMED])
    }
  })
})
