import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { obstacleOf } from '#domain/payables/payment-obstacle.ts'
import { storableIn } from '#host/tax-authority/read/file-reading.ts'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import {
  BUYER_RFC,
  cfdi,
  METADATA_HEADER,
  metadataRow,
  pago,
  readOne,
  SELLER_RFC,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const euros = cfdi({ currency: 'EUR', rate: '21.5', total: '1000.00' })
const dollars = cfdi({ currency: 'USD', total: '1000.00' })

const read = (company: string, ...contents: ReadonlyArray<string>) =>
  documentedOf(
    'MX',
    company,
    contents.flatMap((text) => storableIn(readOne(text))),
  )

/* SAT, Anexo 20 4.0: Moneda, c_Moneda and TipoCambio, the pesos of one unit of the currency. */
describe('an invoice without a value in pesos', () => {
  it('in euros is owed nothing in pesos, and is neither financed nor paid', () => {
    expect(read(SELLER_RFC, euros).issued).toMatchObject([
      {
        document: { unvalued: { currency: 'EUR', total: '1000.00' } },
        financeable: money('MXN', 0),
        outstanding: money('MXN', 0),
        states: [],
        reasons: ['CURRENCY_NOT_SUPPORTED'],
      },
    ])
    expect(read(BUYER_RFC, euros).received.map(obstacleOf)).toEqual(['CURRENCY_NOT_SUPPORTED'])
  })

  it('in dollars without a rate lacks its rate', () => {
    expect(read(SELLER_RFC, dollars).issued).toMatchObject([{ states: [], reasons: ['NO_EXCHANGE_RATE'] }])
    expect(read(BUYER_RFC, dollars).received.map(obstacleOf)).toEqual(['NO_EXCHANGE_RATE'])
  })

  it('is named in vain by notes and receipts, which leave nothing in doubt', () => {
    const note = cfdi({ uuid: uuidOf(2), kind: 'E', total: '100.00', related: [uuidOf(1)] })
    const receipt = pago([{ uuid: uuidOf(1), installment: 1, paid: '10.00', outstanding: '0' }], { uuid: uuidOf(3) })
    const inEuros = receipt.replace('MonedaDR="MXN"', 'MonedaDR="EUR"').replaceAll(uuidOf(3), uuidOf(4))
    const { issued, withoutEffect } = read(SELLER_RFC, euros, note, receipt, inEuros)
    expect(issued).toMatchObject([{ states: [], doubts: [], effects: [], reasons: ['CURRENCY_NOT_SUPPORTED'] }])
    expect(withoutEffect.map(({ document, names, reason }) => [document, names, reason])).toEqual([
      [uuidOf(2), uuidOf(1), 'OTHER_CURRENCY'],
      [uuidOf(3), uuidOf(1), 'OTHER_CURRENCY'],
      [uuidOf(4), uuidOf(1), 'OTHER_CURRENCY'],
    ])
  })

  it('takes no part of a note that names others too', () => {
    const other = cfdi({ uuid: uuidOf(5) })
    const note = cfdi({ uuid: uuidOf(2), kind: 'E', total: '160.00', related: [uuidOf(1), uuidOf(5)] })
    const { issued } = read(SELLER_RFC, euros, other, note)
    expect(issued.map(({ outstanding }) => outstanding.minor)).toEqual([0, 100_000])
  })

  it('is cancelled and replaced like any other, and replaces others', () => {
    const cancelled = [METADATA_HEADER, metadataRow(uuidOf(1), '0')].join('\r\n')
    expect(read(SELLER_RFC, euros, cancelled).issued).toMatchObject([
      { reasons: ['CANCELLED', 'CURRENCY_NOT_SUPPORTED'] },
    ])
    const successor = cfdi({ uuid: uuidOf(6), related: [uuidOf(1)], relation: '04', currency: 'EUR', rate: '21' })
    const [replaced] = read(SELLER_RFC, cfdi(), successor).issued
    expect(replaced).toMatchObject({ reasons: ['REPLACED'] })
  })
})
