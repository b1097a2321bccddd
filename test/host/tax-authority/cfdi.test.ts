import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import { BUYER_RFC, cfdi, pago, readOne, SELLER_RFC, uuidOf, type CfdiSample } from './samples.ts'

const only = (overrides: Partial<CfdiSample>): TaxDocument | undefined => readOne(cfdi(overrides)).documents[0]

const codeOf = (text: string): string | undefined => {
  const { outcome, documents, failures } = readOne(text)
  expect([outcome, documents]).toEqual([failures[0]?.code === 'CFDI_TYPE_IGNORED' ? 'IGNORE' : 'REJECT', []])
  return failures[0]?.code
}

describe('a comprobante', () => {
  it('of ingreso is an invoice with its parties, amount and terms', () => {
    expect(readOne(cfdi())).toEqual({
      file: 'file.xml',
      outcome: 'ACCEPT',
      failures: [],
      warnings: [],
      documents: [
        {
          _tag: 'Invoice',
          country: 'MX',
          key: uuidOf(1),
          issuer: { id: SELLER_RFC, name: 'Pruebas del Sur' },
          receiver: { id: BUYER_RFC, name: 'Compañía de Ñandúes & Hijos' },
          folio: 'F-10',
          issueDate: '2026-03-14',
          amount: { currency: 'MXN', minor: 116_000 },
          localAmount: { currency: 'MXN', minor: 116_000 },
          facts: { _tag: 'CfdiFacts', version: '4.0', paymentForm: '99', paymentMethod: 'PPD', related: [] },
          warnings: [],
        },
      ],
    })
  })

  it('of version 3.3 is parsed too', () => {
    expect(only({ version: '3.3' })).toMatchObject({ _tag: 'Invoice', facts: { version: '3.3' } })
  })

  it('is recognised by its namespace, whatever its prefix', () => {
    for (const text of [
      cfdi().replaceAll('cfdi:', 'c4:').replace('xmlns:cfdi', 'xmlns:c4'),
      cfdi().replaceAll('cfdi:', '').replace('xmlns:cfdi', 'xmlns'),
    ]) {
      expect(readOne(text).documents).toEqual(readOne(cfdi()).documents)
    }
  })

  it('has its key in lower case', () => {
    expect(only({ uuid: 'ABCDEF01-0000-4000-8000-00000000000A' })).toMatchObject({
      key: 'abcdef01-0000-4000-8000-00000000000a',
    })
  })

  it('without series and folio has the start of its key as folio', () => {
    expect(only({ serie: '', folio: '' })).toMatchObject({ folio: 'abcdef00' })
    expect(only({ serie: '' })).toMatchObject({ folio: '10' })
    expect(only({ folio: '' })).toMatchObject({ folio: 'F' })
  })

  it('may have blanks around its values', () => {
    expect(only({ method: ' PPD  ', total: ' 1160.00 ', receiver: ` ${BUYER_RFC.toLowerCase()} ` })).toEqual(only({}))
  })

  it('in dollars has its amount in pesos too, rounded half up', () => {
    expect(only({ currency: 'USD', rate: '18.9008', total: '3248.00' })).toMatchObject({
      amount: { currency: 'USD', minor: 324_800 },
      localAmount: { currency: 'MXN', minor: 6_138_980 },
    })
  })

  it('of egreso is a credit note with its invoices', () => {
    expect(only({ kind: 'E', related: [uuidOf(7).toUpperCase(), uuidOf(8)], relation: '03' })).toMatchObject({
      _tag: 'CreditNote',
      facts: {
        related: [
          { relation: '03', key: uuidOf(7) },
          { relation: '03', key: uuidOf(8) },
        ],
      },
    })
  })

  it('of pago is a payment with the balance of each invoice', () => {
    const text = pago([
      { uuid: uuidOf(7).toUpperCase(), installment: 2, paid: '10.00', outstanding: '0' },
      { uuid: '', installment: 1, paid: '1.5', outstanding: '2.25' },
    ])
    expect(readOne(text).documents).toMatchObject([
      {
        _tag: 'Payment',
        settlements: [
          {
            key: uuidOf(7),
            paidOn: '2026-04-01',
            paymentForm: '03',
            installment: 2,
            outstanding: { currency: 'MXN', minor: 0 },
          },
          { installment: 1, paid: { currency: 'MXN', minor: 150 }, outstanding: { currency: 'MXN', minor: 225 } },
        ],
      },
    ])
  })

  it('of pago without a balance derives it, and never a negative one', () => {
    const settlement = { uuid: uuidOf(7), installment: 1, paid: '70.00', outstanding: '' }
    const text = pago([settlement, settlement])
      .replace('ImpSaldoInsoluto=""', 'ImpSaldoAnt="100.00"')
      .replace('ImpSaldoInsoluto=""', 'ImpSaldoAnt="50.00"')
    expect(readOne(text).documents).toMatchObject([
      { settlements: [{ outstanding: { minor: 3000 } }, { outstanding: { minor: 0 } }] },
    ])
  })

  // SAT, pagos 1.0: ImpPagado is conditional, because Monto of a payment of one document in its currency says the same.
  describe('of pago without the amount paid', () => {
    const line = { uuid: uuidOf(7), installment: 1, paid: '', outstanding: '5.00' }
    const settlements = (text: string) => {
      const [payment] = readOne(text).documents
      return payment?._tag === 'Payment' ? payment.settlements : []
    }

    it('takes that of the payment, if it is of this invoice only and in its currency', () => {
      const text = pago([line]).replace('Monto="1.00"', 'Monto="70.00"')
      const stated = { key: uuidOf(7), paid: { currency: 'MXN', minor: 7_000 }, outstanding: { minor: 500 } }
      expect(settlements(text)).toMatchObject([stated])
      expect(settlements(text)[0]).not.toHaveProperty('isUnstated')
      expect(settlements(text.replaceAll('="MXN"', '="USD"'))).toMatchObject([{ paid: { currency: 'USD' } }])
    })

    it.each([
      ['a payment in another currency', pago([line]).replace('MonedaP="MXN"', 'MonedaP="USD"'), 1],
      ['a payment without its amount', pago([line]).replace('Monto="1.00"', ''), 1],
      ['an amount that is none', pago([{ ...line, paid: '1,00' }]), 1],
      ['a payment of two invoices', pago([line, { ...line, uuid: '' }]), 2],
    ])('does not state it: %s', (_, text, lines) => {
      const unstated = { isUnstated: true, outstanding: { currency: 'MXN', minor: 500 } }
      expect(settlements(text)).toMatchObject(Array.from({ length: lines }, () => unstated))
      expect(settlements(text)[0]).not.toHaveProperty('paid')
    })
  })

  it('of pago in another currency, or in none, has lines without amounts', () => {
    const line = { uuid: uuidOf(7), installment: 2, paid: '10.00', outstanding: '0' }
    for (const currency of ['MonedaDR="EUR"', 'MonedaDR="mxn"', ''])
      expect(readOne(pago([line]).replace('MonedaDR="MXN"', currency)).documents).toMatchObject([
        { settlements: [{ key: uuidOf(7), installment: 2, otherCurrency: true, paidOn: '2026-04-01' }] },
      ])
  })

  it('of pago has the time of its stamp', () => {
    const text = pago([]).replace(`UUID="${uuidOf(1)}"`, `UUID="${uuidOf(1)}" FechaTimbrado="2026-04-02T08:00:00"`)
    expect(readOne(text).documents).toMatchObject([{ _tag: 'Payment', stampedAt: '2026-04-02T08:00:00' }])
    expect(readOne(pago([])).documents[0]).not.toHaveProperty('stampedAt')
  })

  // SAT, guía de llenado de pagos: a comprobante of type P has Total 0 and Moneda XXX; its payments are in the complement.
  it('of pago without payments settles nothing', () => {
    const empty = '<p:Pagos xmlns:p="http://www.sat.gob.mx/Pagos20" Version="2.0"/>'
    const settles = { _tag: 'Payment', key: uuidOf(1), settlements: [] }
    for (const complement of ['', empty])
      expect(readOne(cfdi({ kind: 'P', total: '0', currency: 'XXX', complement }))).toMatchObject({
        outcome: 'ACCEPT',
        documents: [settles],
        failures: [],
      })
    expect(readOne(pago([])).documents).toMatchObject([settles])
  })

  // SAT: the complements of payments are http://www.sat.gob.mx/Pagos (1.0) and http://www.sat.gob.mx/Pagos20 (2.0).
  it('of pago with a later complement is rejected, so that no payment is dropped silently', () => {
    const settlement = { uuid: uuidOf(7), installment: 1, paid: '70.00', outstanding: '0' }
    expect(codeOf(pago([settlement]).replace('sat.gob.mx/Pagos20', 'sat.gob.mx/Pagos30'))).toBe('UNSUPPORTED_VERSION')
    expect(codeOf(pago([settlement]).replace('Version="2.0"', 'Version="2.1"'))).toBe('UNSUPPORTED_VERSION')
    const old = pago([settlement])
      .replace('sat.gob.mx/Pagos20', 'sat.gob.mx/Pagos')
      .replace('Version="2.0"', 'Version="1.0"')
    expect(readOne(old).documents).toMatchObject([{ settlements: [{ key: uuidOf(7) }] }])
  })

  // XML 1.0, 2.11 and 3.3.3: a raw line end in an attribute is a blank, a character reference to one is not.
  it.each([
    ['a line feed', '&#10;'],
    ['a carriage return and a line feed', '&#xD;&#xA;'],
    ['a tab', '&#9;'],
    ['a control character of the upper half', '&#x85;'],
    ['a delete, raw', '\u007f'],
    ['a line feed, raw', '\n'],
  ])('has texts in one line: %s', (_, control) => {
    const text = cfdi({ serie: `F${control}G`, folio: `${control}10`, receiverName: `Uno${control}${control}Dos` })
    expect(readOne(text.replace('FormaPago="99"', `FormaPago="9${control}9"`)).documents).toMatchObject([
      { folio: 'F G-10', receiver: { name: 'Uno Dos' }, facts: { paymentForm: '9 9' } },
    ])
  })

  it('never has a control character in a text, wherever one is referred to', () => {
    const controls = fc.constantFrom('&#9;', '&#10;', '&#13;', '&#127;', '&#128;', '&#x9f;', ' ', 'a')
    const value = fc.array(controls, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(value, value, value, (serie, receiverName, method) => {
        const [document] = readOne(cfdi({ serie, receiverName, method })).documents
        expect(JSON.stringify(document)).not.toMatch(/\\[nrtu]|[\u007f-\u009f]/)
      }),
    )
  })

  it('has no amount of a text with a control character inside', () => {
    for (const total of ['11&#10;60.00', '11\u007f60.00', '&#127;1160.00'])
      expect(codeOf(cfdi({ total }))).toBe('INVALID_AMOUNT')
    expect(only({ total: '&#10;1160.00&#10;' })).toEqual(only({}))
  })

  it('ignores its addenda', () => {
    const addenda =
      '<cfdi:Addenda><order xmlns=""><Receptor Rfc="XAXX010101000"/>' +
      `</order>${cfdi({ declaration: '', total: '9.99', uuid: uuidOf(9) })}</cfdi:Addenda>`
    expect(only({ addenda })).toEqual(only({}))
  })

  it('ignores elements of another namespace with a known name', () => {
    const text = cfdi().replace('<cfdi:Emisor', '<x:Emisor xmlns:x="urn:other" Rfc="XAXX010101000"/><cfdi:Emisor')
    expect(readOne(text).documents).toEqual(readOne(cfdi()).documents)
    const stamp = `<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuidOf(9)}"/>`
    const before = cfdi().replace(
      '<cfdi:Complemento>',
      `<x:Complemento xmlns:x="urn:other">${stamp}</x:Complemento><cfdi:Complemento>`,
    )
    expect(readOne(before)).toEqual(readOne(cfdi()))
  })

  it('with two stamps uses the first, with a warning', () => {
    const complement = `<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuidOf(5)}"/>`
    expect(readOne(cfdi({ complement }))).toMatchObject({
      outcome: 'ACCEPT',
      warnings: ['MULTIPLE_STAMPS'],
      documents: [{ key: uuidOf(5) }],
    })
  })

  it('with an RFC without an existing date is accepted with a warning', () => {
    expect(readOne(cfdi({ receiver: 'ABC123456ABC' }))).toMatchObject({
      outcome: 'ACCEPT',
      documents: [{ receiver: { id: 'ABC123456ABC' }, warnings: ['RFC_IMPOSSIBLE_DATE'] }],
    })
  })

  it('without the name of a party uses its identifier', () => {
    expect(readOne(cfdi().replace(' Nombre="Pruebas del Sur"', '')).documents[0]).toMatchObject({
      issuer: { id: SELLER_RFC, name: SELLER_RFC },
    })
  })

  it.each([
    ['not stamped', { uuid: '' }, 'CFDI_NOT_STAMPED'],
    ['stamped with no UUID', { uuid: 'not-a-uuid' }, 'INVALID_UUID'],
    ['a payroll', { kind: 'N' }, 'CFDI_TYPE_IGNORED'],
    ['a transfer without a stamp', { kind: 'T', uuid: '' }, 'CFDI_TYPE_IGNORED'],
    ['of an unknown kind', { kind: 'Z' }, 'UNSUPPORTED_DOCUMENT'],
    ['in another currency', { currency: 'EUR', rate: '20' }, 'CURRENCY_NOT_SUPPORTED'],
    ['in dollars without a rate', { currency: 'USD' }, 'MISSING_FIELD'],
    ['without a total', { total: '' }, 'MISSING_FIELD'],
    ['with a total that is no number', { total: '1,160.00' }, 'INVALID_AMOUNT'],
    ['with a negative total', { total: '-1.00' }, 'INVALID_AMOUNT'],
    ['of 30 February', { date: '2026-02-30T00:00:00' }, 'INVALID_DATE'],
    ['with an identifier that is none', { issuer: 'NOPE' }, 'INVALID_IDENTIFIER'],
    ['without an identifier', { receiver: '' }, 'MISSING_FIELD'],
  ])('%s is rejected', (_, overrides, code) => {
    expect(codeOf(cfdi(overrides))).toBe(code)
  })

  // SAT, Anexo 20 4.0: Moneda is a code of c_Moneda; TipoCambio is required where it is neither MXN nor XXX.
  it.each([
    ['EUR', '21.5', 'CURRENCY_NOT_SUPPORTED'],
    ['USD', '', 'MISSING_FIELD'],
  ])('in %s at the rate "%s" is rejected with %s, and has its stated total all the same', (currency, rate, code) => {
    const { failures, ...reading } = readOne(cfdi({ currency, rate, total: '1000.00' }))
    expect(reading).toMatchObject({ outcome: 'REJECT', documents: [] })
    const nothing = { currency: 'MXN', minor: 0 }
    const stated = { _tag: 'Invoice', key: uuidOf(1), unvalued: { currency, total: '1000.00' }, folio: 'F-10' }
    expect(failures).toMatchObject([{ code, unvalued: { ...stated, amount: nothing, localAmount: nothing } }])
  })

  it('without a value in pesos and with another fault, or of another kind, is rejected only', () => {
    const euros = { currency: 'EUR', total: '1000.00' }
    const faulty = [
      { ...euros, total: '1,000.00' },
      { ...euros, issuer: 'NOPE' },
      { ...euros, kind: 'E' },
    ]
    const none = [{ currency: 'XXX' }, { currency: 'eur' }, { currency: 'USD', rate: '0' }]
    for (const one of [...faulty, ...none]) expect(readOne(cfdi(one)).failures[0]).not.toHaveProperty('unvalued')
  })

  it('of another version is rejected', () => {
    expect(codeOf(cfdi().replace('Version="4.0"', 'Version="3.3"'))).toBe('UNSUPPORTED_VERSION')
    expect(codeOf('<Comprobante xmlns="http://www.sat.gob.mx/cfd/3" version="3.2"/>')).toBe('UNSUPPORTED_VERSION')
  })
})
