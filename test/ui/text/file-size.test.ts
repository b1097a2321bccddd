import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFileSize } from '#ui/text/file-size.ts'

const TEN_MEGABYTES = 10_485_760

describe('the size of a file', () => {
  it('is written in bytes, kB and MB of 1024 (IEC 80000-13, by their usual names)', () => {
    const shown = [0, 1, 2, 1_023, 1_024, 1_536, 10_240, 1_048_575, 1_048_576, 1_572_864, TEN_MEGABYTES]
    expect(shown.map((size) => formatFileSize(size, 'CL'))).toEqual([
      '0 bytes',
      '1 byte',
      '2 bytes',
      '1023 bytes',
      '1 kB',
      '1,5 kB',
      '10 kB',
      '1 MB',
      '1 MB',
      '1,5 MB',
      '10 MB',
    ])
    expect(formatFileSize(1_536, 'MX')).toBe('1.5 kB')
  })

  it('never shows a smaller file as a larger one', () => {
    const inBytes = (shown: string): number => {
      const [figure = '', unit = ''] = shown.split(' ')
      return Number(figure) * (unit === 'MB' ? 1_048_576 : unit === 'kB' ? 1_024 : 1)
    }
    fc.assert(
      fc.property(fc.nat({ max: TEN_MEGABYTES }), fc.nat({ max: 5_000 }), (size, more) => {
        const [one, other] = [formatFileSize(size, 'MX'), formatFileSize(size + more, 'MX')]
        expect(inBytes(one) <= inBytes(other)).toBe(true)
        expect(Math.abs(inBytes(one) - size) <= Math.max(0, size * 0.05)).toBe(true)
      }),
    )
  })
})
