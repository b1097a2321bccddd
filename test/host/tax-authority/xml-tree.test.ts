import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import { parseXml } from '#host/tax-authority/read/xml-tree.ts'
import { runs } from '#test/support/runs.ts'

const { attributes: MAX_ATTRIBUTES, depth: MAX_DEPTH, documentBytes, documentElements, fileElements } = STANDARD_LIMITS

const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth)

const withAttributes = (count: number): string =>
  `<a ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')}/>`

describe('parseXml', () => {
  it('yields local names, namespaces, attributes without prefix and the text', () => {
    const tree = parseXml(
      '<p:a xmlns:p="urn:one" xmlns="urn:two" x=" 1 &amp; &#50;" p:y="no"><b>t<![CDATA[<u>]]></b></p:a>',
    )
    expect(tree).toEqual(
      E.right({
        name: 'a',
        namespace: 'urn:one',
        attributes: new Map([['x', ' 1 & 2']]),
        text: '',
        children: [{ name: 'b', namespace: 'urn:two', attributes: new Map(), text: 't<u>', children: [] }],
      }),
    )
  })

  it('has no text in an element with children', () => {
    const tree = parseXml('<a> x <b> y </b> z </a>')
    expect(tree).toMatchObject({ right: { text: '', children: [{ text: ' y ' }] } })
  })

  it.each([
    ['a raw ampersand', '<a x="R & S"/>'],
    ['an undeclared prefix', '<p:a/>'],
    ['an attribute given twice', '<a x="1" x="2"/>'],
    ['one attribute under two prefixes', '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>'],
    ['a raw less-than in an attribute', '<a x="<"/>'],
    ['an undeclared entity', '<a>&nbsp;</a>'],
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>text'],
    ['an element left open', '<a><b></a>'],
    ['a file cut off', '<a x="1'],
    ['nothing', ''],
    ['a control character', '<a>\u0001</a>'],
    ['the declaration of a second document', '<?xml version="1.0"?><a/><?xml version="1.0"?>'],
  ])('rejects %s', (_, text) => {
    expect(parseXml(text)).toEqual(E.left('XML_MALFORMED'))
  })

  it.each([
    ['an external entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
    ['a plain document type', '<!DOCTYPE a><a/>'],
    ['one in small letters', '<!doctype a><a/>'],
    ['one after a comment', '<!-- x --><!DOCTYPE a><a/>'],
  ])('rejects %s before parsing', (_, text) => {
    expect(parseXml(text)).toEqual(E.left('XML_DTD_FORBIDDEN'))
  })

  it('validates a hollow element like others and drops its content', () => {
    const text = '<r><h a="1">x<b><h>y</h></b><![CDATA[w]]></h><c>z</c></r>'
    const element = (name: string, overrides: object) => ({
      name,
      namespace: '',
      attributes: new Map(),
      children: [],
      text: '',
      ...overrides,
    })
    const children = [element('h', { attributes: new Map([['a', '1']]) }), element('c', { text: 'z' })]
    expect(parseXml(text, new Set(['h']))).toEqual(E.right(element('r', { children })))
    expect(parseXml(text.replace('</b>', ''), new Set(['h']))).toEqual(E.left('XML_MALFORMED'))
    expect(parseXml(`<h>${nested(MAX_DEPTH)}</h>`, new Set(['h']))).toEqual(E.left('XML_TOO_DEEP'))
  })

  it('parses the deepest allowed nesting and rejects one more', () => {
    expect(E.isRight(parseXml(nested(MAX_DEPTH)))).toBe(true)
    expect(parseXml(nested(MAX_DEPTH + 1))).toEqual(E.left('XML_TOO_DEEP'))
  })

  it('rejects a nesting of a hundred thousand at once', () => {
    expect(parseXml(nested(100_000))).toEqual(E.left('XML_TOO_DEEP'))
  })

  it('parses the maximum of attributes and rejects one more', () => {
    expect(E.isRight(parseXml(withAttributes(MAX_ATTRIBUTES)))).toBe(true)
    expect(parseXml(withAttributes(MAX_ATTRIBUTES + 1))).toEqual(E.left('XML_TOO_MANY_ATTRIBUTES'))
  })

  it('counts the attributes of each element separately', () => {
    expect(E.isRight(parseXml(`<r>${withAttributes(50)}${withAttributes(50)}</r>`))).toBe(true)
  })

  it('parses the maximum of elements per file and rejects one more', () => {
    expect(E.isRight(parseXml(`<r>${'<a/>'.repeat(fileElements - 1)}</r>`))).toBe(true)
    expect(parseXml(`<r>${'<a/>'.repeat(fileElements)}</r>`)).toEqual(E.left('FILE_TOO_MANY_ELEMENTS'))
  })

  it.each(['Comprobante', 'DTE'])(
    'parses the maximum of elements per document %s and rejects one more, in an envelope too',
    (name) => {
      const document = (elements: number): string => `<${name}>${'<a/>'.repeat(elements - 1)}</${name}>`
      expect(E.isRight(parseXml(`<r>${document(documentElements)}${document(documentElements)}</r>`))).toBe(true)
      for (const text of [document(documentElements + 1), `<r><a/>${document(documentElements + 1)}</r>`])
        expect(parseXml(text)).toEqual(E.left('DOCUMENT_TOO_MANY_ELEMENTS'))
    },
  )

  it('rejects a document above its size, alone and in an envelope, whatever its content', () => {
    const document = (size: number): string => `<DTE><a>${'x'.repeat(size)}</a></DTE>`
    const [most, more] = [document(documentBytes - 100), document(documentBytes + 100)]
    expect(E.isRight(parseXml(most))).toBe(true)
    expect(E.isRight(parseXml(`<r>${most}${most}</r>`))).toBe(true)
    for (const text of [more, `<r>${more}</r>`]) expect(parseXml(text)).toEqual(E.left('DOCUMENT_TOO_LARGE'))
  })

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '/',
            'a',
            '="',
            '"',
            '&',
            ';',
            '<!',
            '--',
            '[CDATA[',
            ']]>',
            '?',
            ' ',
            'xmlns:',
            '\u0000',
          ),
        ),
        (parts) => {
          const read = parseXml(parts.join(''))
          expect(E.isLeft(read) || read.right.name.length > 0).toBe(true)
        },
      ),
      { numRuns: runs(1000) },
    )
  })
})
