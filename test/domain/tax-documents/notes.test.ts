import { describe, expect, it } from 'vitest'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import {
  cfdi,
  documentsOf,
  dte,
  METADATA_HEADER,
  metadataRow,
  SELLER,
  SELLER_RFC,
  totals,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const mexican = (...contents: ReadonlyArray<string>) => documentedOf('MX', SELLER_RFC, documentsOf(...contents))
const chilean = (...contents: ReadonlyArray<string>) => documentedOf('CL', SELLER, documentsOf(...contents))
const owed = ({ issued }: ReturnType<typeof mexican>) => issued.map(({ outstanding }) => outstanding.minor)
const egreso = (number: number, total: string, related: ReadonlyArray<string>, relation = '01') =>
  cfdi({ uuid: uuidOf(number), kind: 'E', total, related, relation })
const credit = (folio: string, code: string | undefined, ...folios: ReadonlyArray<string>) =>
  dte({
    type: '61',
    folio,
    totals: totals(10_000),
    references: folios.map((named) => ({ type: '33', folio: named, ...(code === undefined ? {} : { code }) })),
  })

/* SAT, c_TipoRelacion: 01 credit note, 03 return, 07 advance. SII: CodRef 1 annuls, 2 corrects a text, 3 amounts. */
describe('a credit note', () => {
  it('of the SAT credits with relation 01, 03 or 07', () => {
    for (const relation of ['01', '03', '07'])
      expect(owed(mexican(cfdi(), egreso(2, '160.00', [uuidOf(1)], relation)))).toEqual([100_000])
    expect(owed(mexican(cfdi(), egreso(2, '160.00', [uuidOf(1)], '02')))).toEqual([116_000])
  })

  it('of the SII credits without a code or with 3, annuls with 1, and does nothing with 2', () => {
    expect(owed(chilean(dte(), credit('7', undefined, '501')))).toEqual([107_100])
    expect(owed(chilean(dte(), credit('7', '3', '501')))).toEqual([107_100])
    expect(owed(chilean(dte(), credit('7', '1', '501')))).toEqual([0])
    expect(owed(chilean(dte(), credit('7', '2', '501')))).toEqual([119_000])
  })

  it('of several invoices credits them in proportion to their totals', () => {
    const two = [cfdi(), cfdi({ uuid: uuidOf(2), total: '3480.00' })]
    expect(owed(mexican(...two, egreso(3, '400.00', [uuidOf(1), uuidOf(2)])))).toEqual([106_000, 318_000])
    const other = dte({ folio: '502', totals: totals(300_000) })
    expect(owed(chilean(dte(), other, credit('7', '3', '501', '502')))).toEqual([116_025, 348_075])
  })

  it('that was cancelled or annulled itself names its invoice in vain', () => {
    const cancelled = [METADATA_HEADER, metadataRow(uuidOf(2), '0', 'E')].join('\r\n')
    const voided = mexican(cfdi(), egreso(2, '160.00', [uuidOf(1)]), cancelled)
    expect([owed(voided), voided.withoutEffect]).toMatchObject([[116_000], [{ reason: 'VOIDED', names: uuidOf(1) }]])
    const back = dte({ type: '56', folio: '8', references: [{ type: '61', folio: '7', code: '1' }] })
    const annulled = chilean(dte(), credit('7', '3', '501'), back)
    expect([owed(annulled), annulled.withoutEffect]).toMatchObject([
      [119_000],
      [{ kind: 'CreditNote', reason: 'VOIDED' }],
    ])
  })
})
