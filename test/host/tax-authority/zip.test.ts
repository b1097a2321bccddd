import * as fc from 'fast-check'
import { zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import { readingsIn, readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { cfdi, latin1, metadataRow, METADATA_HEADER, utf8, uuidOf } from './samples.ts'
import { extra, handmade, unicodePath, type EndSample, type PackedSample } from './zip-samples.ts'
import { runs } from '#test/support/runs.ts'

const good = (number: number): Uint8Array => utf8(cfdi({ uuid: uuidOf(number) }))

const outcomes = (bytes: Uint8Array): ReadonlyArray<string> =>
  readTaxFile('a.zip', bytes).map(
    ({ file, outcome, failures }) => `${file} ${outcome}${failures.map(({ code }) => ` ${code}`).join('')}`,
  )

const archive = (files: Zippable): Uint8Array => zipSync(files)

/** The offset of the directory's first record. */
const directoryOf = (bytes: Uint8Array): number => Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))

const patched = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = Buffer.from(bytes)
  copy.writeUInt32LE(value, at)
  return copy
}

describe('an archive', () => {
  it('yields one reading per file, and a faulty one does not affect others', () => {
    const bytes = archive({
      'one.xml': good(1),
      'bad.xml': utf8('<a'),
      'rows.txt': utf8(`${METADATA_HEADER}\n${metadataRow(uuidOf(2), '0')}`),
    })
    expect(outcomes(bytes)).toEqual([
      'a.zip/one.xml ACCEPT',
      'a.zip/bad.xml REJECT XML_MALFORMED',
      'a.zip/rows.txt ACCEPT',
    ])
  })

  it('skips folders, empty files, leftovers of macOS and names with parent paths', () => {
    const bytes = archive({
      'folder/': new Uint8Array(),
      'empty.xml': new Uint8Array(),
      '__MACOSX/._one.xml': utf8('junk'),
      '../../etc/one.xml': good(1),
      '..\\two.xml': good(2),
      'folder/three.xml': good(3),
    })
    expect(outcomes(bytes)).toEqual(['a.zip/folder/three.xml ACCEPT'])
  })

  it('reports when no entry is usable', () => {
    expect(outcomes(archive({ 'one.txt': utf8('hello') }))).toEqual([
      'a.zip/one.txt REJECT UNSUPPORTED_DOCUMENT',
      'a.zip REJECT NO_VALID_ENTRIES',
    ])
    expect(outcomes(archive({}))).toEqual(['a.zip REJECT NO_VALID_ENTRIES'])
    expect(outcomes(utf8('PK\u0003\u0004 but nothing else'))).toEqual(['a.zip REJECT NO_VALID_ENTRIES'])
  })

  it('ignores a nested archive', () => {
    const inner = archive({ 'one.xml': good(1) })
    expect(outcomes(archive({ 'inner.zip': inner, 'two.xml': good(2) }))).toEqual([
      'a.zip/inner.zip REJECT ZIP_IN_ZIP',
      'a.zip/two.xml ACCEPT',
    ])
  })

  it('rejects more entries than the limit', () => {
    const files = Object.fromEntries(
      Array.from({ length: STANDARD_LIMITS.zipEntries + 1 }, (_, at) => [`${at}.txt`, utf8('x')]),
    )
    expect(outcomes(archive(files))).toEqual(['a.zip REJECT ZIP_TOO_MANY_FILES'])
  })

  it('rejects a compression ratio of a hundred', () => {
    expect(outcomes(archive({ 'bomb.xml': new Uint8Array(40 * 1024 * 1024).fill(0x20) }))).toEqual([
      'a.zip REJECT ZIP_RATIO_TOO_HIGH',
    ])
  })

  it('rejects a bomb spread over many files', () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`${at}.xml`, new Uint8Array(1024 * 1024).fill(0x20)]),
    )
    expect(outcomes(archive(files))).toEqual(['a.zip REJECT ZIP_TOO_LARGE'])
  })

  it('rejects too much unpacked data per request', () => {
    const bytes = archive({ 'one.xml': good(1), 'two.xml': good(2) })
    const room = { left: 3 * good(1).length }
    const read = () =>
      [...readingsIn('a.zip', bytes, STANDARD_LIMITS, room)].flatMap(({ failures }) => failures.map(({ code }) => code))
    expect([read(), read()]).toEqual([[], ['IMPORT_TOO_LARGE']])
  })

  it('does not trust a directory that understates the size of a bomb', () => {
    const bytes = archive({ 'bomb.xml': new Uint8Array(40 * 1024 * 1024).fill(0x20) })
    expect(outcomes(patched(bytes, directoryOf(bytes) + 24, 10))).toEqual([
      'a.zip/bomb.xml REJECT DAMAGED_ENTRY',
      'a.zip REJECT NO_VALID_ENTRIES',
    ])
  })

  it('returns no file that differs from its checksum', () => {
    const bytes = archive({ 'one.xml': good(1), 'two.xml': good(2) })
    expect(outcomes(patched(bytes, directoryOf(bytes) + 16, 0))).toEqual([
      'a.zip/one.xml REJECT DAMAGED_ENTRY',
      'a.zip/two.xml ACCEPT',
    ])
  })

  it('reads stored files without compression', () => {
    expect(outcomes(archive({ 'one.xml': [good(1), { level: 0 }] }))).toEqual(['a.zip/one.xml ACCEPT'])
  })
})

describe('the files of an archive that are no tax documents', () => {
  // Finder and Explorer add them, to archives too.
  it('are passed over where the system added them', () => {
    const bytes = archive({
      'one.xml': good(1),
      '.DS_Store': utf8('Bud1'),
      'folder/.DS_Store': utf8('Bud1'),
      'folder/._one.xml': utf8('junk'),
      'folder\\._two.xml': utf8('junk'),
      'Thumbs.db': utf8('junk'),
      'folder/thumbs.DB': utf8('junk'),
      'Desktop.ini': utf8('junk'),
    })
    expect(outcomes(bytes)).toEqual(['a.zip/one.xml ACCEPT'])
  })

  it('have one line together, and do not make the archive one without documents', () => {
    const others = {
      'one.pdf': utf8('%PDF-1.7'),
      'page.html': utf8('<!DOCTYPE html><html>'),
      'table.xlsx': archive({ 'sheet.xml': good(2) }),
      'no extension': utf8('hello'),
      'photo.JPG': Uint8Array.of(0xff, 0xd8, 0xff),
    }
    expect(outcomes(archive({ ...others, 'one.xml': good(1) }))).toEqual([
      'a.zip/one.xml ACCEPT',
      'a.zip IGNORE OTHER_FILES',
    ])
    const [, reading] = readTaxFile('a.zip', archive({ ...others, 'one.xml': good(1) }))
    expect(reading?.failures).toEqual([{ at: 'files 5', code: 'OTHER_FILES' }])
    expect(outcomes(archive(others))).toEqual(['a.zip IGNORE OTHER_FILES', 'a.zip REJECT NO_VALID_ENTRIES'])
  })

  it('are read where they are documents, whatever their name', () => {
    expect(outcomes(archive({ one: good(1), 'two.dat': good(2), '.hidden': utf8('<a') }))).toEqual([
      'a.zip/one ACCEPT',
      'a.zip/two.dat ACCEPT',
      'a.zip/.hidden REJECT XML_MALFORMED',
    ])
  })

  it('count for no limit of size, because they are not unpacked', () => {
    const large = new Uint8Array(60 * 1024 * 1024).fill(0x20)
    expect(outcomes(archive({ 'scan.pdf': large, 'one.xml': good(1) }))).toEqual([
      'a.zip/one.xml ACCEPT',
      'a.zip IGNORE OTHER_FILES',
    ])
  })
})

describe('an entry', () => {
  it('that is encrypted says so, and one that is damaged says that', () => {
    const files = [
      { name: 'locked.xml', bytes: good(1), flags: 1 },
      { name: 'other.xml', bytes: good(2), method: 14 },
      { name: 'three.xml', bytes: good(3) },
    ]
    expect(outcomes(handmade(files))).toEqual([
      'a.zip/locked.xml REJECT ENCRYPTED_ENTRY',
      'a.zip/other.xml REJECT DAMAGED_ENTRY',
      'a.zip/three.xml ACCEPT',
    ])
  })

  // APPNOTE, appendix D: code page 437, unless bit 11 is set or the field 0x7075 has the name in UTF-8.
  describe('has a name', () => {
    const nameOf = (sample: Partial<PackedSample>): string | undefined =>
      readTaxFile('a.zip', handmade([{ name: 'x.xml', bytes: good(1), ...sample }]))[0]?.file
    const spanish = latin1('Facturaci\u00a2n \u00a4and\u00a3.xml')

    it('in code page 437', () => {
      expect(nameOf({ name: spanish })).toBe('a.zip/Facturación ñandú.xml')
      expect(nameOf({ name: latin1('\u0080\u00e1\u00ff.xml') })).toBe('a.zip/Çß\u00a0.xml')
    })

    it('in UTF-8, by its flag or by its bytes', () => {
      for (const flags of [0, 1 << 11]) expect(nameOf({ name: 'Facturación.xml', flags })).toBe('a.zip/Facturación.xml')
    })

    it('in UTF-8 from the field of Info-ZIP, if it is of this name', () => {
      expect(nameOf({ name: spanish, extra: unicodePath(spanish, 'Ñ.xml') })).toBe('a.zip/Ñ.xml')
      for (const field of [unicodePath(spanish, 'Ñ.xml', 7), extra(0x7075, Buffer.of(1)), Buffer.of(0x75, 0x70, 99, 0)])
        expect(nameOf({ name: spanish, extra: field })).toBe('a.zip/Facturación ñandú.xml')
    })

    it('that is judged after it is decoded', () => {
      expect(nameOf({ name: 'x', extra: unicodePath(utf8('x'), '../x.xml') })).toBe('a.zip')
    })
  })
})

describe('an archive in ZIP64', () => {
  const files = [
    { name: 'one.xml', bytes: good(1) },
    { name: 'two.xml', bytes: good(2), method: 0 },
  ]
  const both = ['a.zip/one.xml ACCEPT', 'a.zip/two.xml ACCEPT']
  const NONE = ['a.zip REJECT NO_VALID_ENTRIES']
  const HUGE = [2n ** 31n, 2n ** 32n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n]

  it('is read as one without', () => {
    expect(outcomes(handmade(files))).toEqual(both)
    expect(outcomes(handmade(files, {}))).toEqual(both)
    const wide = files.map((file) => ({ ...file, wide: {} }))
    expect(outcomes(handmade(wide))).toEqual(both)
  })

  it('keeps the limits', () => {
    const many = Array.from({ length: STANDARD_LIMITS.zipEntries + 1 }, (_, at) => ({
      name: `${at}.txt`,
      bytes: utf8('x'),
    }))
    expect(outcomes(handmade(many, {}))).toEqual(['a.zip REJECT ZIP_TOO_MANY_FILES'])
    expect(outcomes(handmade([{ name: 'b.xml', bytes: new Uint8Array(40 * 1024 * 1024) }], {}))).toEqual([
      'a.zip REJECT ZIP_RATIO_TOO_HIGH',
    ])
    expect(outcomes(handmade([{ name: 'b.xml', bytes: new Uint8Array(60 * 1024 * 1024) }], {}))).toEqual([
      'a.zip REJECT ZIP_TOO_LARGE',
    ])
  })

  it('with a directory elsewhere than it says has no entries', () => {
    for (const value of HUGE) {
      expect(outcomes(handmade(files, { at: value }))).toEqual(NONE)
      expect(outcomes(handmade(files, { end: value }))).toEqual(NONE)
      expect(outcomes(handmade(files, { count: value }))).toEqual(NONE)
    }
    expect(outcomes(handmade(files, { at: 0n }))).toEqual(NONE)
  })

  it('with an entry beyond its end has the others', () => {
    for (const value of HUGE) {
      const [first = expect.fail(), second = expect.fail()] = files
      const lost = ['a.zip/one.xml REJECT DAMAGED_ENTRY', 'a.zip/two.xml ACCEPT']
      expect(outcomes(handmade([{ ...first, wide: { at: value } }, second], {}))).toEqual(lost)
      expect(outcomes(handmade([{ ...first, wide: { packed: value } }, second], {}))).toEqual(lost)
      expect(outcomes(handmade([{ ...first, wide: { unpacked: value } }, second], {}))).toEqual([
        'a.zip REJECT ZIP_TOO_LARGE',
      ])
    }
  })

  it('with entries over each other never unpacks more than it states', () => {
    const [first = expect.fail()] = files
    const same = Array.from({ length: 3 }, (_, at) => ({ ...first, name: `${at}.xml`, wide: { at: 0n } }))
    expect(outcomes(handmade(same, {}))).toEqual(same.map(({ name }) => `a.zip/${name} ACCEPT`))
  })

  it('never throws, and reads what is there, whatever its bytes are', () => {
    const whole = Buffer.from(handmade([...files, { name: 'x.pdf', bytes: utf8('%PDF') }], {}))
    const start = whole.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    const change = fc.record({
      at: fc.integer({ min: start, max: whole.length - 1 }),
      put: fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        fc.constantFrom(new Uint8Array(4).fill(0xff), new Uint8Array(8).fill(0xff), new Uint8Array(8)),
      ),
    })
    const end: fc.Arbitrary<EndSample> = fc.record(
      { at: fc.bigInt(0n, 2n ** 64n - 1n), count: fc.bigInt(0n, 5n), end: fc.bigInt(0n, 2n ** 64n - 1n) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), fc.nat(whole.length), end, (changes, cut, stated) => {
        const bytes = Buffer.from(whole)
        for (const { at, put } of changes) bytes.set(put.subarray(0, bytes.length - at), at)
        for (const tried of [bytes, bytes.subarray(0, cut), handmade(files, stated)])
          for (const { documents, failures } of readTaxFile('a.zip', tried)) {
            expect(failures.map(({ code }) => code)).not.toContain('READER_FAILED')
            for (const document of documents)
              expect([uuidOf(1), uuidOf(2)]).toContain('key' in document && document.key)
          }
      }),
      { numRuns: runs(500) },
    )
  })
})
