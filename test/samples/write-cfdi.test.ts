import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { LineItem } from '#samples/line-items.ts'
import { type CfdiInput, cfdiTotals, writeCfdi } from '#samples/write-cfdi.ts'
import { type PaidDocument, writeCfdiPayment } from '#samples/write-cfdi-payment.ts'
import { all, cents, first, readXml } from './read-xml.ts'

const CFD = 'http://www.sat.gob.mx/cfd/4'
const ISSUER = { rfc: 'H&E951128469', name: 'HERRERÍA & ELÉCTRICOS', regime: '601', postalCode: '06300' }
const RECEIVER = { rfc: 'XAXX010101000', name: 'PÚBLICO EN GENERAL', regime: '616', postalCode: '06300' }
const UUID = '0B1E6C1A-0000-4000-8000-000000000001'

const line = (price: number, quantity = 1): LineItem => ({
  name: 'Tornillo "3/8" & tuerca',
  unit: 'UN',
  price,
  quantity,
})

const invoice = (over: Partial<CfdiInput> = {}): CfdiInput => ({
  kind: 'I',
  uuid: UUID,
  series: 'A',
  folio: '7',
  issuedOn: '2026-03-02' as CivilDate,
  issuer: ISSUER,
  receiver: RECEIVER,
  lines: [line(10_000)],
  method: 'PPD',
  form: '99',
  ...over,
})

const priced = fc.record({ price: fc.integer({ min: 1, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 900 }) })
const lines = fc.array(priced, { minLength: 1, maxLength: 6 })

describe('cfdiTotals', () => {
  it('adds the general rate of 16 % (Ley del IVA art. 1), rounded to cents line by line', () => {
    expect(cfdiTotals([line(10_000)])).toEqual({ subTotal: 10_000, tax: 1600, total: 11_600 })
    expect(cfdiTotals([line(3), line(3), line(4)])).toEqual({ subTotal: 10, tax: 1, total: 11 })
  })
})

describe('writeCfdi', () => {
  it('writes the elements that the SAT requires, in its namespaces and order', () => {
    const root = readXml(writeCfdi(invoice({ conditions: '30 DÍAS', relations: [{ type: '04', uuids: [UUID] }] })))
    expect(root).toMatchObject({ name: 'Comprobante', uri: CFD })
    expect(root.attributes).toMatchObject({
      Version: '4.0',
      Serie: 'A',
      Folio: '7',
      Fecha: '2026-03-02T12:00:00',
      Moneda: 'MXN',
      MetodoPago: 'PPD',
      FormaPago: '99',
      SubTotal: '100.00',
      Total: '116.00',
    })
    expect(root.children.map(({ name }) => name)).toEqual([
      'CfdiRelacionados',
      'Emisor',
      'Receptor',
      'Conceptos',
      'Impuestos',
      'Complemento',
    ])
    expect(root.children.every(({ uri }) => uri === CFD)).toBe(true)
    expect(first(root, 'Emisor').attributes).toMatchObject({ Rfc: 'H&E951128469', Nombre: 'HERRERÍA & ELÉCTRICOS' })
    expect(first(root, 'TimbreFiscalDigital')).toMatchObject({
      uri: 'http://www.sat.gob.mx/TimbreFiscalDigital',
      attributes: { UUID, Version: '1.1' },
    })
    expect(first(root, 'CfdiRelacionado').attributes['UUID']).toBe(UUID)
  })

  it('writes no stamp without a UUID', () => {
    const { uuid: _, ...unstamped } = invoice()
    expect(all(readXml(writeCfdi(unstamped)), 'Complemento')).toEqual([])
  })

  it('puts the global information first', () => {
    const root = readXml(writeCfdi(invoice({ global: { month: '03', year: '2026' } })))
    expect(root.children[0]).toMatchObject({ name: 'InformacionGlobal', attributes: { Meses: '03', Año: '2026' } })
  })

  it('adds up: lines to subtotal, taxes to their total, both to the total', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const root = readXml(writeCfdi(invoice({ lines: drawn.map(({ price, quantity }) => line(price, quantity)) })))
        const concepts = all(root, 'Concepto')
        const sumOf = (values: ReadonlyArray<string | undefined>): number =>
          values.reduce((sum, value) => sum + cents(value), 0)
        const tax = root.children.find(({ name }) => name === 'Impuestos')?.attributes['TotalImpuestosTrasladados']
        expect(sumOf(concepts.map(({ attributes }) => attributes['Importe']))).toBe(cents(root.attributes['SubTotal']))
        expect(sumOf(concepts.map((concept) => first(concept, 'Traslado').attributes['Importe']))).toBe(cents(tax))
        expect(cents(root.attributes['SubTotal']) + cents(tax)).toBe(cents(root.attributes['Total']))
      }),
    )
  })
})

const paidDocument = fc
  .tuple(
    fc.integer({ min: 1, max: 90_000_000 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([owed, share, installment]): PaidDocument => {
    const paid = Math.max(1, Math.floor(owed * share))
    return { uuid: UUID, installment, owed, paid }
  })

describe('writeCfdiPayment', () => {
  const write = (documents: ReadonlyArray<PaidDocument>) =>
    readXml(
      writeCfdiPayment({
        uuid: UUID,
        issuedOn: '2026-03-03' as CivilDate,
        paidOn: '2026-03-02' as CivilDate,
        issuer: ISSUER,
        receiver: RECEIVER,
        documents,
      }),
    )

  it('writes a P with zero amount in XXX and the payment in its complement', () => {
    const root = write([{ uuid: UUID, installment: 2, owed: 11_600, paid: 5800 }])
    expect(root.attributes).toMatchObject({ TipoDeComprobante: 'P', Moneda: 'XXX', Total: '0' })
    expect(first(root, 'Pagos').uri).toBe('http://www.sat.gob.mx/Pagos20')
    expect(first(root, 'DoctoRelacionado').attributes).toMatchObject({
      IdDocumento: UUID,
      NumParcialidad: '2',
      ImpSaldoAnt: '116.00',
      ImpPagado: '58.00',
      ImpSaldoInsoluto: '58.00',
    })
    expect(first(root, 'TrasladoP').attributes).toMatchObject({ BaseP: '50.00', ImporteP: '8.00' })
  })

  it('adds up: previous balance less payment is the balance, and the payments make the amount', () => {
    fc.assert(
      fc.property(fc.array(paidDocument, { minLength: 1, maxLength: 5 }), (documents) => {
        const root = write(documents)
        const paid = all(root, 'DoctoRelacionado').map(({ attributes }) => attributes)
        const amount = cents(first(root, 'Pago').attributes['Monto'])
        expect(paid.reduce((sum, attributes) => sum + cents(attributes['ImpPagado']), 0)).toBe(amount)
        expect(paid.map((it) => cents(it['ImpSaldoAnt']) - cents(it['ImpPagado']))).toEqual(
          paid.map((it) => cents(it['ImpSaldoInsoluto'])),
        )
        const totals = first(root, 'Totales').attributes
        expect(cents(totals['TotalTrasladosBaseIVA16']) + cents(totals['TotalTrasladosImpuestoIVA16'])).toBe(amount)
        expect(cents(totals['MontoTotalPagos'])).toBe(amount)
      }),
    )
  })
})
