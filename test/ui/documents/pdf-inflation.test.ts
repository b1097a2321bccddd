import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inflatesWithin } from '#ui/documents/pdf-inflation.ts'

const KILOBYTE = 1024
const pdfWith = (...streams: ReadonlyArray<Buffer>): Uint8Array =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((stream) => [
      Buffer.from(`1 0 obj\n<< /Length ${stream.length} >>\nstream\r\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ])
const zeros = (size: number) => deflateSync(Buffer.alloc(size))

describe('the content of a PDF', () => {
  it.each([
    ['no stream', pdfWith(), true],
    ['one within the limit', pdfWith(zeros(100 * KILOBYTE)), true],
    ['one beyond it', pdfWith(zeros(100 * KILOBYTE + 1)), false],
    ['several, together beyond it', pdfWith(zeros(60 * KILOBYTE), zeros(60 * KILOBYTE)), false],
    ['a compressed one that is compressed again', pdfWith(deflateSync(zeros(90 * KILOBYTE))), false],
    ['one that is not compressed', pdfWith(Buffer.alloc(200 * KILOBYTE, 65)), true],
    ['a damaged one before a large one', pdfWith(zeros(9_000).subarray(0, 20), zeros(200 * KILOBYTE)), false],
    ['more streams than any page needs', pdfWith(...Array.from({ length: 5_001 }, () => zeros(1))), false],
  ])('with %s: %#', async (_, bytes, isWithin) => {
    expect(await inflatesWithin(bytes, 100 * KILOBYTE)).toBe(isWithin)
  })
})
