import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { LineItem } from '#samples/line-items.ts'
import { writeAec } from '#samples/write-aec.ts'
import { type DteInput, type DteParty, dteTotals, writeDte, writeEnvioDte } from '#samples/write-dte.ts'
import { all, first, type Read, readXml } from './read-xml.ts'

const SII = 'http://www.sii.cl/SiiDte'
const party = (rut: string, name: string): DteParty => ({
  rut,
  name,
  activity: 'Comercio',
  address: 'Prat 1',
  commune: 'Ñuñoa',
})
const ISSUER = party('76086428-5', 'COMERCIALIZADORA ÑANDÚ SpA')
const RECEIVER = party('12345678-5', 'PÉREZ & HIJOS LTDA.')
const ISSUED_ON = '2026-03-02' as CivilDate

const line = (price: number, quantity = 1): LineItem => ({ name: 'Pernos – "3/8"', unit: 'UN', price, quantity })

const invoice = (over: Partial<DteInput> = {}): DteInput => ({
  type: 33,
  folio: 1001,
  issuedOn: ISSUED_ON,
  issuer: ISSUER,
  receiver: RECEIVER,
  lines: [line(1000)],
  ...over,
})

const texts = (element: Read): Readonly<Record<string, string>> =>
  Object.fromEntries(element.children.map(({ name, text }) => [name, text]))

describe('dteTotals', () => {
  it('adds the 19 % of the Decreto Ley 825 art. 14 to the net, rounded once to pesos', () => {
    expect(dteTotals(invoice({ lines: [line(1_000_000)] }))).toEqual({
      net: 1_000_000,
      exempt: 0,
      tax: 190_000,
      total: 1_190_000,
    })
    expect(dteTotals(invoice({ lines: [line(3), line(3)] }))).toMatchObject({ net: 6, tax: 1, total: 7 })
  })

  it('adds no tax to an exempt invoice nor to its notes', () => {
    expect(dteTotals(invoice({ type: 34 }))).toEqual({ net: 0, exempt: 1000, tax: 0, total: 1000 })
    expect(dteTotals(invoice({ type: 61, exempt: true }))).toMatchObject({ tax: 0, total: 1000 })
  })
})

describe('writeDte', () => {
  it('writes the elements of the SII schema in their order, in ISO-8859-1', () => {
    const bytes = writeDte(
      invoice({
        paymentForm: 2,
        dueOn: '2026-04-01' as CivilDate,
        references: [{ type: '801', folio: 'OC-778', date: ISSUED_ON, reason: 'Orden de compra' }],
      }),
    )
    expect(Buffer.from(bytes).includes(Buffer.from('ÑANDÚ', 'latin1'))).toBe(true)
    const root = readXml(bytes)
    expect(root).toMatchObject({ name: 'DTE', uri: SII })
    const order = first(root, 'Documento').children.map(({ name }) => name)
    expect(order).toEqual(['Encabezado', 'Detalle', 'Referencia', 'TmstFirma'])
    expect(Object.entries(texts(first(root, 'IdDoc')))).toEqual([
      ['TipoDTE', '33'],
      ['Folio', '1001'],
      ['FchEmis', '2026-03-02'],
      ['FmaPago', '2'],
      ['FchVenc', '2026-04-01'],
    ])
    expect(texts(first(root, 'Receptor'))).toMatchObject({ RUTRecep: '12345678-5', RznSocRecep: 'PÉREZ & HIJOS LTDA.' })
    expect(first(root, 'NmbItem').text).toBe('Pernos – "3/8"')
  })

  it('states the effect of a note on the other document', () => {
    const reference = { type: '33', folio: '1001', date: ISSUED_ON, code: 3, reason: 'Devolución' } as const
    expect(texts(first(readXml(writeDte(invoice({ type: 61, references: [reference] }))), 'Referencia'))).toEqual({
      NroLinRef: '1',
      TpoDocRef: '33',
      FolioRef: '1001',
      FchRef: '2026-03-02',
      CodRef: '3',
      RazonRef: 'Devolución',
    })
  })

  it('adds up: lines to the net, net and tax to the total', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 1, max: 500 }))
    const drawn = fc.array(pair, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(drawn, fc.constantFrom(33, 34, 56, 61), (pairs, type) => {
        const root = readXml(
          writeDte(invoice({ type, lines: pairs.map(([price, quantity]) => line(price, quantity)) })),
        )
        const totals = texts(first(root, 'Totales'))
        const sum = all(root, 'MontoItem').reduce((total, { text }) => total + Number(text), 0)
        const before = Number(totals['MntNeto'] ?? totals['MntExe'])
        expect(before).toBe(sum)
        expect(before + Number(totals['IVA'] ?? 0)).toBe(Number(totals['MntTotal']))
      }),
    )
  })
})

describe('writeEnvioDte', () => {
  it('counts its documents by type and declares the namespace once', () => {
    const documents = [invoice(), invoice({ folio: 1002 }), invoice({ type: 61, folio: 9 })]
    const root = readXml(writeEnvioDte({ issuer: ISSUER.rut, receiver: '60803000-K', documents }))
    expect(root).toMatchObject({ name: 'EnvioDTE', uri: SII })
    expect(all(root, 'SubTotDTE').map(texts)).toEqual([
      { TpoDTE: '33', NroDTE: '2' },
      { TpoDTE: '61', NroDTE: '1' },
    ])
    expect(all(root, 'DTE').map(({ uri }) => uri)).toEqual([SII, SII, SII])
  })
})

describe('writeAec', () => {
  it('contains the document and assigns the whole of it', () => {
    const assignee = party('76389992-6', 'FACTORING DE PRUEBA S.A.')
    const root = readXml(
      writeAec({
        document: invoice(),
        assignee,
        assignedOn: '2026-03-09' as CivilDate,
        lastDueOn: '2026-04-01' as CivilDate,
        contact: 'a@b.example',
      }),
    )
    expect(root).toMatchObject({ name: 'AEC', uri: SII })
    expect(texts(first(root, 'IdDTE'))).toEqual({
      TipoDTE: '33',
      RUTEmisor: '76086428-5',
      RUTReceptor: '12345678-5',
      Folio: '1001',
      FchEmis: '2026-03-02',
      MntTotal: '1190',
    })
    expect(texts(first(root, 'DocumentoCesion'))).toMatchObject({
      SeqCesion: '1',
      MontoCesion: '1190',
      UltimoVencimiento: '2026-04-01',
    })
    expect(first(root, 'Cesionario').children[0]).toMatchObject({ name: 'RUT', text: '76389992-6' })
    expect(all(root, 'Documento')).toHaveLength(1)
  })
})
