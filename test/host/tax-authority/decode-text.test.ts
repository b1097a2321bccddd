import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlain, decodeXml } from '#host/tax-authority/read/decode-text.ts'
import { latin1, utf8 } from './samples.ts'

const declaring = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`

const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))

describe('decodeXml', () => {
  it('decodes the declared encoding', () => {
    const text = declaring('ISO-8859-1', 'AÑEJA Nº')
    expect(decodeXml(latin1(text))).toEqual(E.right({ text, warnings: [] }))
  })

  it('decodes the additional characters of windows-1252', () => {
    const bytes = Uint8Array.from([
      ...latin1(declaring('windows-1252', '')).subarray(0, -4),
      0x80,
      0x93,
      ...utf8('</a>'),
    ])
    expect(decodeXml(bytes)).toEqual(E.right({ text: declaring('windows-1252', '€“'), warnings: [] }))
  })

  // WHATWG Encoding: the labels of windows-1252, and its index from 0x80 to 0x9F.
  it('decodes windows-1252 under each of its names, control characters included', () => {
    for (const name of ['ISO8859-1', 'iso_8859-1', 'l1', 'x-cp1252']) {
      const [start, end] = [`<?xml version="1.0" encoding="${name}"?><a>`, '</a>']
      const high = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
      const bytes = Uint8Array.from([...latin1(start), ...high, ...latin1(end)])
      expect(decodeXml(bytes)).toEqual(E.right({ text: `${start}${HIGH_HALF}${end}`, warnings: [] }))
    }
  })

  it('reads UTF8 without its hyphen as UTF-8', () => {
    const text = declaring('utf8', 'Ñ')
    expect(decodeXml(utf8(text))).toEqual(E.right({ text, warnings: [] }))
  })

  it('prefers valid UTF-8 to the declaration', () => {
    const text = declaring('ISO-8859-1', 'Ñuñoa')
    expect(decodeXml(utf8(text))).toEqual(E.right({ text, warnings: ['ENCODING_DECLARATION_IGNORED'] }))
  })

  it('has no warning for ASCII', () => {
    const text = declaring('ISO-8859-1', 'Nunoa')
    expect(decodeXml(utf8(text))).toEqual(E.right({ text, warnings: [] }))
  })

  it('prefers a byte order mark to the declaration', () => {
    const text = declaring('ISO-8859-1', 'Ñuñoa')
    expect(decodeXml(utf8(`\uFEFF${text}`))).toEqual(E.right({ text, warnings: ['BOM_OVERRIDES_DECLARATION'] }))
    expect(decodeXml(utf16(text))).toEqual(E.right({ text, warnings: ['BOM_OVERRIDES_DECLARATION'] }))
  })

  it('has no warning where mark and declaration agree', () => {
    for (const text of [declaring('UTF-8', 'Ñ'), '<a>Ñ</a>'])
      expect(decodeXml(utf8(`\uFEFF${text}`))).toEqual(E.right({ text, warnings: [] }))
    const wide = declaring('UTF-16', 'Ñ')
    expect(decodeXml(utf16(wide))).toEqual(E.right({ text: wide, warnings: [] }))
  })

  it('rejects bytes that are not their declared or implied UTF-8', () => {
    expect(decodeXml(latin1(declaring('UTF-8', 'Ñuñoa')))).toEqual(E.left('XML_ENCODING'))
    expect(decodeXml(latin1('<a>Ñuñoa</a>'))).toEqual(E.left('XML_ENCODING'))
    expect(decodeXml(Uint8Array.from([0xef, 0xbb, 0xbf, 0x3c, 0xff]))).toEqual(E.left('XML_ENCODING'))
    expect(decodeXml(utf16('<a/>').subarray(0, 5))).toEqual(E.left('XML_ENCODING'))
  })

  it('decodes every text encoded in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\uFEFF') && !text.includes('<?xml'))
        expect(decodeXml(utf8(text))).toEqual(E.right({ text, warnings: [] }))
      }),
    )
  })
})

/** Index windows-1252: 0x80 to 0x9F, then as in Unicode. */
const HIGH_HALF =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ' +
  String.fromCharCode(...Array.from({ length: 96 }, (_, at) => at + 0xa0))

describe('decodePlain', () => {
  it('falls back to the Latin encoding of old exports', () => {
    expect(decodePlain(latin1('Ñandú;1'))).toBe('Ñandú;1')
    expect(decodePlain(utf8('\uFEFFÑandú;1'))).toBe('Ñandú;1')
  })
})
