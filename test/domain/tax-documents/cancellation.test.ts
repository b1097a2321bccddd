import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import {
  BUYER_RFC,
  cfdi,
  documentsOf,
  METADATA_HEADER,
  metadataRow,
  SELLER_RFC,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const line = (status: '0' | '1', cancelledOn = '') => `${metadataRow(uuidOf(1), status)}${cancelledOn}`
const metadata = (...lines: ReadonlyArray<string>) => [METADATA_HEADER, ...lines].join('\r\n')
const read = (...contents: ReadonlyArray<string>) => documentedOf('MX', SELLER_RFC, documentsOf(cfdi(), ...contents))
const cancelledOn = (...lines: ReadonlyArray<string>) =>
  read(metadata(...lines)).issued.flatMap(({ effects }) => effects.map(({ effect, on }) => [effect, on]))

/* SAT, descarga masiva: Estatus 0 is cancelled, 1 current; FechaCancelacion is the day of the cancellation. */
describe('a cancellation at the tax authority', () => {
  it('is final, whatever another line says', () => {
    for (const lines of [
      [line('0'), line('1')],
      [line('1'), line('0')],
    ])
      expect(read(metadata(...lines)).issued).toMatchObject([{ states: ['CANCELLED'] }])
    expect(read(metadata(line('1'))).issued).toMatchObject([{ states: [] }])
  })

  it('is of the day that its line states, else of the day of the invoice', () => {
    expect(cancelledOn(line('0', '2026-04-02 10:00:00'))).toEqual([['CANCELS', '2026-04-02']])
    expect(cancelledOn(line('0'))).toEqual([['CANCELS', '2026-03-14']])
  })

  it('is of the earliest stated day, in whatever order its lines arrive', () => {
    const days = fc.shuffledSubarray(['', '2026-04-02 10:00:00', '2026-04-09 10:00:00'], { minLength: 3 })
    fc.assert(
      fc.property(days, (stated) => {
        expect(cancelledOn(...stated.map((day) => line('0', day)))).toEqual([['CANCELS', '2026-04-02']])
      }),
    )
  })

  it('of other parties than those of the document says nothing of it', () => {
    const foreign = read(metadata(line('0').replace(SELLER_RFC, BUYER_RFC)))
    expect(foreign.issued).toMatchObject([{ states: [] }])
    expect(foreign.withoutEffect).toMatchObject([{ reason: 'OTHER_PARTY' }])
  })
})
