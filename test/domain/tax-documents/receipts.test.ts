import { describe, expect, it } from 'vitest'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import {
  BUYER_RFC,
  cfdi,
  documentsOf,
  METADATA_HEADER,
  metadataRow,
  pago,
  SELLER_RFC,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const read = (...contents: ReadonlyArray<string>) => documentedOf('MX', SELLER_RFC, documentsOf(cfdi(), ...contents))
const owed = ({ issued }: ReturnType<typeof read>) => issued.map(({ outstanding }) => outstanding.minor)
const receipt = (number: number, paid: string, outstanding: string, given = {}) =>
  pago([{ uuid: uuidOf(1), installment: 1, paid, outstanding }], { uuid: uuidOf(number), ...given })

/* SAT, complement of payments 1.0 and 2.0: ImpPagado, ImpSaldoInsoluto, MonedaDR; filling guide: its issuer was paid. */
describe('a receipt', () => {
  it('pays the invoices of its own issuer, with what it states of them', () => {
    expect(owed(read(receipt(2, '1000.00', '160.00')))).toEqual([16_000])
    expect(owed(read(receipt(2, '500.00', '660.00'), receipt(3, '300.00', '360.00')))).toEqual([36_000])
  })

  it('of another company pays nothing, and says so', () => {
    const foreign = read(receipt(2, '1000.00', '160.00', { issuer: BUYER_RFC, receiver: SELLER_RFC }))
    expect([owed(foreign), foreign.withoutEffect]).toMatchObject([[116_000], [{ reason: 'OTHER_ISSUER' }]])
  })

  it('in a currency without a rate pays nothing, and leaves the balance in doubt', () => {
    const dollars = read(receipt(2, '1000.00', '160.00').replace('MonedaDR="MXN"', 'MonedaDR="USD"'))
    expect([owed(dollars), dollars.withoutEffect]).toMatchObject([[116_000], [{ reason: 'OTHER_CURRENCY' }]])
    expect(dollars.issued).toMatchObject([{ doubts: ['BALANCE'] }])
  })

  it('that was cancelled or replaced names its invoices in vain', () => {
    const cancelled = read(
      receipt(2, '1000.00', '160.00'),
      [METADATA_HEADER, metadataRow(uuidOf(2), '0', 'P')].join('\r\n'),
    )
    expect([owed(cancelled), cancelled.withoutEffect]).toMatchObject([
      [116_000],
      [{ kind: 'Payment', reason: 'VOIDED' }],
    ])
    const replaced = read(
      receipt(2, '1000.00', '160.00'),
      receipt(3, '400.00', '760.00', { related: [uuidOf(2)], relation: '04' }),
    )
    expect([owed(replaced), replaced.withoutEffect]).toMatchObject([
      [76_000],
      [{ document: uuidOf(2), reason: 'VOIDED' }],
    ])
  })
})
