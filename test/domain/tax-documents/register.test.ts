import { describe, expect, it } from 'vitest'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import { BUYER, documentsOf, dte, FACTOR, SALES_HEADER, SELLER } from '#test/host/tax-authority/samples.ts'

const row = (acknowledged: string, claimed: string, total = '119000', party = BUYER) =>
  `1;33;Del Giro;${party};Comercial;501;14/03/2026;15/03/2026 09:00:00;${acknowledged};${claimed};0;100000;19000;${total};;`
const read = (...rows: ReadonlyArray<string>) =>
  documentedOf('CL', SELLER, documentsOf(dte(), [SALES_HEADER, ...rows].join('\n')))

/* SII, registro de compras y ventas: Fecha Recepcion, Fecha Acuse Recibo, Fecha Reclamo, Monto total. Ley 19.983, art. 3. */
describe('the register of the tax authority', () => {
  it('says when it received an invoice, and of several states the most decisive', () => {
    const both = [row('16/03/2026 10:00:00', ''), row('', '')]
    for (const rows of [both, both.toReversed()])
      expect(read(...rows).issued).toMatchObject([{ registerState: 'ACKNOWLEDGED', receivedOn: '2026-03-15' }])
  })

  it('has a claim of the day that it states, else of the day of the invoice', () => {
    const claims = (claimed: string) => read(row('', claimed)).issued.flatMap(({ effects }) => effects)
    expect(claims('17/03/2026 10:00:00')).toMatchObject([{ effect: 'CLAIMS', on: '2026-03-17', by: { id: BUYER } }])
    expect(claims('x')).toMatchObject([{ effect: 'CLAIMS', on: '2026-03-14' }])
  })

  it('has the total that leaves less owed', () => {
    expect(read(row('', '', '100000')).issued).toMatchObject([{ outstanding: { minor: 100_000 } }])
    expect(read(row('', '', '200000')).issued).toMatchObject([{ outstanding: { minor: 119_000 } }])
  })

  it('of another party than that of the invoice says nothing of it', () => {
    const other = read(row('', '17/03/2026', '1', FACTOR))
    expect(other.issued).toMatchObject([{ registerState: undefined, outstanding: { minor: 119_000 } }])
    expect(other.withoutEffect).toMatchObject([{ reason: 'OTHER_PARTY' }])
  })
})
