import { zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readingsIn, readTaxFile } from '#host/tax-authority/read-file.ts'
import { STANDARD_LIMITS } from '#host/tax-authority/reading-limits.ts'
import { cfdi, metadataRow, METADATA_HEADER, utf8, uuidOf } from './samples.ts'

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
