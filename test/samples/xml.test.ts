import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, type Encoding, fields, xmlDocument } from '#samples/xml.ts'
import { readXml } from './read-xml.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'ñ', 'É', '&', '<', '>', '"', "'", ']', '–', '€', ' ', '😀') })

describe('xmlDocument', () => {
  it('escapes characters that would end an attribute or a text', () => {
    const written = new TextDecoder().decode(xmlDocument(element('a', { b: 'H&E "x"' }, ['1 < 2']), 'UTF-8'))
    expect(written).toContain('<a b="H&amp;E &quot;x&quot;">1 &lt; 2</a>')
  })

  it('writes ISO-8859-1 in one byte, and other characters as references', () => {
    const written = xmlDocument(element('a', {}, ['ñ–']), 'ISO-8859-1')
    expect(Buffer.from(written).toString('latin1')).toContain('<a>ñ&#8211;</a>')
  })

  it('leaves out undefined attributes and children', () => {
    const read = readXml(xmlDocument(element('a', { b: undefined, c: 1 }, fields({ d: undefined, e: 'x' })), 'UTF-8'))
    expect(read).toMatchObject({ attributes: { c: '1' }, children: [{ name: 'e', text: 'x' }] })
    expect(Object.keys(read.attributes)).toEqual(['c'])
  })

  it('can be parsed to the same content, in both encodings', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom<Encoding>('UTF-8', 'ISO-8859-1'), (attribute, content, encoding) => {
        const read = readXml(xmlDocument(element('a', { b: attribute }, content === '' ? [] : [content]), encoding))
        expect([read.attributes['b'], read.text]).toEqual([attribute, content])
      }),
    )
  })
})
