import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  validateUpload,
  MAGIC_NUMBER_BYTES,
  kindOf,
  uploadLimits,
  type UploadPurpose,
} from '#domain/documents/upload-limits.ts'
import { fileKind, headOf } from '#domain/testing/documents.ts'

const bytes = (...values: ReadonlyArray<number>): Uint8Array => Uint8Array.of(...values)
const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const PDF = text('%PDF-1.7\n')
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const purpose: fc.Arbitrary<UploadPurpose> = fc.constantFrom('invoicePdf', 'document', 'certificate')
const TEN_MEGABYTES = 10_485_760

describe('the kind of a file', () => {
  it.each<readonly [Uint8Array, string | undefined, string]>([
    [PDF, 'pdf', 'ISO 32000-1, 7.5.2'],
    [bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg', 'ITU T.81, B.1.1.3'],
    [text('GIF87a'), 'gif', 'GIF87a'],
    [text('GIF89a;'), 'gif', 'GIF89a'],
    [PNG, 'png', 'ISO 15948, 5.2'],
    [bytes(0x30, 0x82, 0x09, 0xb1, 2, 1, 3, 0x30), 'pfx', 'RFC 7292, version 3'],
    [bytes(0x30, 0x80, 2, 1, 3), 'pfx', 'X.690, indefinite'],
    [bytes(0x30, 0x7f, 2, 1, 3), 'pfx', 'X.690, short'],
    [bytes(0x30, 0x81, 0xff, 2, 1, 3), 'pfx', 'X.690, one byte'],
    [bytes(0x30, 0x84, 0, 0, 0x10, 0, 2, 1, 3), 'pfx', 'X.690, four bytes'],
    [bytes(0x30, 0x85, 0, 0, 0, 0, 0, 2, 1, 3), undefined, 'longer than any file'],
    [bytes(0x30, 0x82, 0x09, 0xb1, 2, 1, 0), undefined, 'RFC 5958, a private key'],
    [bytes(0x30, 0x82, 0x09, 0xb1, 2, 2, 3), undefined, 'another integer'],
    [bytes(0x30, 0x82, 0x09, 0xb1, 4, 1, 3), undefined, 'no integer'],
    [bytes(0x31, 0x82, 0x09, 0xb1, 2, 1, 3), undefined, 'no sequence'],
    [text('%PDF'), undefined, 'cut short'],
    [text('GIF88a'), undefined, 'no such version'],
    [text('MZ'), undefined, 'a program'],
    [text(' %PDF-1.7'), undefined, 'not at the start'],
    [text('PK\u0003\u0004'), undefined, 'ZIP'],
    [bytes(), undefined, 'nothing'],
  ])('of %j is %s (%s)', (head, kind) => {
    expect(kindOf(head)).toBe(kind)
  })

  it('is decided by its first sixteen bytes alone', () => {
    expect(MAGIC_NUMBER_BYTES).toBe(16)
    fc.assert(
      fc.property(
        fileKind.chain((kind) => fc.tuple(fc.constant(kind), headOf(kind))),
        ([kind, head]) => {
          expect(kindOf(head)).toBe(kind)
          expect(kindOf(head.slice(0, MAGIC_NUMBER_BYTES))).toBe(kind)
        },
      ),
    )
  })
})

describe('an upload', () => {
  it('is one file of a kind that its purpose allows', () => {
    const file = { name: 'acta.PDF', size: 2_000, head: PDF }
    expect(validateUpload('invoicePdf', [file])).toEqual(E.right('pdf'))
    expect(validateUpload('invoicePdf', [])).toEqual(E.left({ _tag: 'UploadEmpty' }))
    expect(validateUpload('invoicePdf', [file, file])).toEqual(E.left({ _tag: 'UploadManyFiles' }))
    expect(validateUpload('invoicePdf', [{ ...file, head: PNG }])).toEqual(
      E.left({ _tag: 'UploadKindRejected', allowed: ['pdf'] }),
    )
    expect(validateUpload('document', [{ ...file, name: 'a.png', head: PNG }])).toEqual(E.right('png'))
    expect(validateUpload('document', [{ ...file, head: text('MZ') }])).toEqual(
      E.left({ _tag: 'UploadKindRejected', allowed: ['pdf', 'jpeg', 'gif', 'png'] }),
    )
    expect(validateUpload('certificate', [file])).toEqual(E.left({ _tag: 'UploadKindRejected', allowed: ['pfx'] }))
  })

  it('has the extension of its content', () => {
    const jpeg = { size: 2_000, head: bytes(0xff, 0xd8, 0xff, 0xe0) }
    for (const name of ['a.jpg', 'a.JPEG', 'a.pdf.jpg'])
      expect(validateUpload('document', [{ ...jpeg, name }])).toEqual(E.right('jpeg'))
    for (const name of ['a.png', 'a.jpg.exe', 'jpg', 'a.jpg ', ''])
      expect(validateUpload('document', [{ ...jpeg, name }])).toEqual(
        E.left({ _tag: 'UploadNameRejected', kind: 'jpeg' }),
      )
    const pdf = { size: 2_000, head: bytes(0x25, 0x50, 0x44, 0x46, 0x2d) }
    expect(validateUpload('document', [{ ...pdf, name: 'factura.PDF' }])).toEqual(E.right('pdf'))
    expect(validateUpload('document', [{ ...pdf, name: 'factura.png' }])).toEqual(
      E.left({ _tag: 'UploadNameRejected', kind: 'pdf' }),
    )
  })

  it.each([
    ['invoicePdf', 100, TEN_MEGABYTES],
    ['document', 100, TEN_MEGABYTES],
    ['certificate', 100, 65_536],
  ] as const)('for %s has %d to %d bytes', (of, minimum, maximum) => {
    const outcome = (size: number): string | undefined => {
      const checked = validateUpload(of, [{ name: 'a.pdf', size, head: bytes() }])
      return E.isLeft(checked) ? checked.left._tag : undefined
    }
    expect([minimum - 1, minimum, maximum, maximum + 1].map(outcome)).toEqual([
      'UploadTooSmall',
      'UploadKindRejected',
      'UploadKindRejected',
      'UploadTooLarge',
    ])
    expect(outcome(Number.NaN)).toBe('UploadTooSmall')
    expect(validateUpload(of, [{ name: 'a.pdf', size: 0, head: PDF }])).toEqual(
      E.left({ _tag: 'UploadTooSmall', minimum }),
    )
    expect(validateUpload(of, [{ name: 'a.pdf', size: maximum + 1, head: PDF }])).toEqual(
      E.left({ _tag: 'UploadTooLarge', maximum }),
    )
  })

  it('is accepted exactly within the limits of its purpose', () => {
    const file = fileKind.chain((kind) =>
      fc.record({ kind: fc.constant(kind), head: headOf(kind), size: fc.nat({ max: 20_000_000 }) }),
    )
    fc.assert(
      fc.property(purpose, file, (of, { kind, head, size }) => {
        const { kinds, minimum, maximum } = uploadLimits(of)
        const fits = kinds.includes(kind) && size >= minimum && size <= maximum
        expect(E.isRight(validateUpload(of, [{ name: `a.${kind}`, size, head }]))).toBe(fits)
      }),
      { numRuns: 300 },
    )
  })
})
