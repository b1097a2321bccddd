import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { DteInput } from '#samples/write-dte.ts'
import { writeMetadata } from '#samples/write-metadata.ts'
import { writePurchaseRegister, writeSalesRegister } from '#samples/write-rcv.ts'

const ISSUED_ON = '2026-03-02' as CivilDate
const party = (rut: string, name: string) => ({
  rut,
  name,
  activity: 'Comercio',
  address: 'Prat 1',
  commune: 'Santiago',
})
const document: DteInput = {
  type: 33,
  folio: 1001,
  issuedOn: ISSUED_ON,
  issuer: party('76086428-5', 'EMISORA SpA'),
  receiver: party('12345678-5', 'UNA; DOS "Y" TRES'),
  lines: [{ name: 'Pernos', unit: 'UN', price: 1000, quantity: 2 }],
}

const rowsOf = (bytes: Uint8Array): ReadonlyArray<Readonly<Record<string, string>>> => {
  const [header = [], ...rows] = new TextDecoder()
    .decode(bytes)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';'))
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
}

describe('writeSalesRegister', () => {
  it('writes a row with the customer, the amounts and the acknowledgement', () => {
    const [accepted, claimed, note] = rowsOf(
      writeSalesRegister([
        { document, acceptedOn: '2026-03-07' as CivilDate },
        { document, claimedOn: '2026-03-05' as CivilDate },
        { document: { ...document, type: 61, references: [{ type: '33', folio: '1001', date: ISSUED_ON, code: 1 }] } },
      ]),
    )
    expect(accepted).toMatchObject({
      Nro: '1',
      'Tipo Doc': '33',
      'Rut cliente': '12345678-5',
      'Razon Social': 'UNA, DOS Y TRES',
      Folio: '1001',
      'Fecha Docto': '02/03/2026',
      'Fecha Acuse Recibo': '07/03/2026 11:20:00',
      'Fecha Reclamo': '',
      'Monto Neto': '2000',
      'Monto IVA': '380',
      'Monto total': '2380',
    })
    expect(claimed).toMatchObject({ 'Fecha Acuse Recibo': '', 'Fecha Reclamo': '05/03/2026 16:05:00' })
    expect(note).toMatchObject({
      'Tipo Doc': '61',
      'Tipo Docto. Referencia': '33',
      'Folio Docto. Referencia': '1001',
      'Monto total': '2380',
    })
  })
})

describe('writePurchaseRegister', () => {
  it('contains the supplier', () => {
    expect(rowsOf(writePurchaseRegister([{ document, acceptedOn: '2026-03-07' as CivilDate }]))).toMatchObject([
      {
        'RUT Proveedor': '76086428-5',
        'Razon Social': 'EMISORA SpA',
        'Monto Total': '2380',
        'Fecha Acuse': '07/03/2026 11:20:00',
      },
    ])
  })
})

describe('writeMetadata', () => {
  it('marks a cancelled document with Estatus 0 and its date', () => {
    const issuer = { rfc: 'H&E951128469', name: 'HERRERÍA' }
    const row = { uuid: 'ab', issuer, receiver: issuer, issuedOn: ISSUED_ON, total: 1_160_050, kind: 'I' } as const
    const [, valid, cancelled, end] = new TextDecoder()
      .decode(writeMetadata([row, { ...row, cancelledOn: '2026-03-04' as CivilDate }]))
      .split('\r\n')
    expect(valid).toBe(
      'AB~H&E951128469~HERRERÍA~H&E951128469~HERRERÍA~SAT970701NN3~2026-03-02 12:00:00~2026-03-02 12:00:05~11600.50~I~1~',
    )
    expect(cancelled?.endsWith('~0~2026-03-04 10:15:00')).toBe(true)
    expect(end).toBe('')
  })
})
