import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAccountText, countRecognisedFields } from '#application/banking/account-text.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import type { Bank, BankId } from '#domain/banking/bank.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { clabeText } from '#domain/testing/banking.ts'
import { hostileTexts } from '#domain/testing/hostile.ts'
import { rutText } from '#domain/testing/tax-id.ts'

/** Codes and names of the Chilean supervisor (CMF). */
const CHILEAN: ReadonlyArray<Bank> = [
  ['001', 'Banco de Chile'],
  ['009', 'Banco Internacional'],
  ['012', 'BancoEstado'],
  ['014', 'Scotiabank Chile'],
  ['016', 'Banco de Crédito e Inversiones (BCI)'],
  ['028', 'Banco BICE'],
  ['037', 'Banco Santander Chile'],
  ['039', 'Banco Itaú Chile'],
  ['049', 'Banco Security'],
  ['051', 'Banco Falabella'],
].map(([code = '', name = '']) => ({ id: code as BankId, name, code }))
const MEXICAN: ReadonlyArray<Bank> = [
  { id: '40' as BankId, name: 'IXE', code: '40032' },
  { id: '12' as BankId, name: 'BBVA México', code: '40012' },
]

const chilean = (text: string) => readAccountText('CL', text, CHILEAN)

describe('the text of a Chilean account', () => {
  it('is read from labelled lines, as banks print their certificates of an account', () => {
    const text = `Nombre: Aserradero Río Claro SpA
RUT: 76.086.428-5
Banco: Banco de Chile
Tipo de cuenta: Cuenta Corriente
N° de cuenta: 00-168-04321-09
Email: pagos@rioclaro.cl`
    expect(chilean(text)).toEqual({
      bankId: '001',
      type: 'CUENTA_CORRIENTE',
      number: '001680432109',
      email: 'pagos@rioclaro.cl',
      holderIdentifier: '76086428-5',
    })
  })

  it('is read from a CuentaRUT, whose number is the RUT without its check digit (BancoEstado)', () => {
    expect(chilean('Ana Muñoz\n12.345.678-5\nCuentaRUT BancoEstado\nana@ejemplo.cl')).toEqual({
      bankId: '012',
      type: 'CUENTA_VISTA',
      number: '12345678',
      email: 'ana@ejemplo.cl',
      holderIdentifier: '12345678-5',
    })
  })

  it.each([
    [
      'without labels',
      'Comercial Sur Ltda\n76086428-5\nBanco Santander\nCuenta corriente\n6512345678\ncobros@sur.cl',
      '037',
      'CUENTA_CORRIENTE',
      '6512345678',
    ],
    [
      'on one line',
      'Comercial Sur Ltda 76.086.428-5 Banco Estado cta cte 12500987654 cobros@sur.cl',
      '012',
      'CUENTA_CORRIENTE',
      '12500987654',
    ],
    [
      'in another order',
      'cobros@sur.cl\nCta. Vista 987654321\nScotiabank\n76.086.428-5\nComercial Sur',
      '014',
      'CUENTA_VISTA',
      '987654321',
    ],
    [
      'with abbreviations',
      'BCI Cta Cte N° 10203040\nRut 76.086.428-5\nMail: cobros@sur.cl',
      '016',
      'CUENTA_CORRIENTE',
      '10203040',
    ],
    [
      'in capitals with accents',
      'BANCO ITAÚ\nCUENTA CORRIENTE NÚMERO 0201234567\nRUT 76086428-5\nCOBROS@SUR.CL',
      '039',
      'CUENTA_CORRIENTE',
      '0201234567',
    ],
    [
      'with semicolons',
      'Comercial Sur; 76.086.428-5; Banco Security; Cuenta Corriente; 920123456; cobros@sur.cl',
      '049',
      'CUENTA_CORRIENTE',
      '920123456',
    ],
    [
      'with bars',
      'Sur | 76.086.428 - 5 | Banco BICE | Cta.Cte. 01-23456-7 | cobros@sur.cl',
      '028',
      'CUENTA_CORRIENTE',
      '01234567',
    ],
    [
      'with a telephone before the number',
      'Fono: +56 9 8765 4321\nBanco Falabella\nCuenta de ahorro 1-999-123456-7\nRUT: 76.086.428-5\ncobros@sur.cl',
      '051',
      'CUENTA_AHORRO',
      '19991234567',
    ],
    [
      'with the address in brackets',
      'Datos de transferencia:\nBanco Chile\nChequera electrónica\nNro 00222333444\n76.086.428-5 <cobros@sur.cl>',
      '001',
      'CUENTA_VISTA',
      '00222333444',
    ],
    [
      'with sentences around',
      'Hola, te dejo los datos. Banco Internacional, cuenta corriente, número 700800900, rut 76.086.428-5, correo cobros@sur.cl. ¡Gracias!',
      '009',
      'CUENTA_CORRIENTE',
      '700800900',
    ],
  ])('is read %s', (_, text, bankId, type, number) => {
    const found = chilean(text)
    expect({ ...found, email: found.email?.toLowerCase() }).toEqual({
      bankId,
      type,
      number,
      email: 'cobros@sur.cl',
      holderIdentifier: '76086428-5',
    })
  })

  it('never takes a RUT with a wrong check digit', () => {
    expect(chilean('RUT 76.086.428-4\nBanco BICE\nCuenta vista 5556667778').holderIdentifier).toBeUndefined()
  })

  it('gives what was written, in any order of the lines', () => {
    const written = fc.record({
      bank: fc.constantFrom(...CHILEAN),
      type: fc.constantFrom(...accountTypesOf('CL')),
      number: fc.stringMatching(/^\d{5,20}$/),
      holder: rutText,
    })
    const names = {
      CUENTA_CORRIENTE: 'Cuenta corriente',
      CUENTA_VISTA: 'Cuenta vista',
      CUENTA_AHORRO: 'Cuenta de ahorro',
      CUENTA_CLABE: '',
    }
    fc.assert(
      fc.property(
        written,
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        ({ bank, type, number, holder }, labelled, order) => {
          const label = (name: string, value: string): string => (labelled ? `${name}: ${value}` : value)
          const lines = [
            label('Banco', bank.name),
            names[type],
            label('N° de cuenta', number),
            label('RUT', Rut.format(holder)),
          ]
            .map((line) => ({ line, at: order.next().value }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ line }) => line)
          expect(chilean(lines.join('\n'))).toEqual({ bankId: bank.id, type, number, holderIdentifier: holder })
        },
      ),
    )
  })

  it('may be any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('1', '.', '-', ' ', 'k', '@') }),
        ),
        (text) => {
          expect(countRecognisedFields(chilean(text))).toBeLessThanOrEqual(4)
        },
      ),
    )
  })

  it('may be hostile', () => {
    for (const text of hostileTexts(2_000)) expect(() => chilean(text)).not.toThrow()
  })
})

describe('the text of a Mexican account', () => {
  it('is read from its CLABE, which names the bank (CLABE standard: first three digits)', () => {
    expect(readAccountText('MX', 'CLABE: 032 180 00011835971 9, pagos@empresa.mx', MEXICAN)).toEqual({
      bankId: '40',
      type: 'CUENTA_CLABE',
      number: '032180000118359719',
      email: 'pagos@empresa.mx',
    })
  })

  it('has no account without a CLABE whose check digit is right', () => {
    expect(readAccountText('MX', 'Cuenta 032180000118359718 BBVA', MEXICAN)).toEqual({})
  })

  it('gives the CLABE, whatever stands around it', () => {
    fc.assert(
      fc.property(
        clabeText,
        fc.constantFrom('CLABE ', 'Cuenta: ', ''),
        fc.constantFrom('', '\nBanco', ' a nombre de Sur SA'),
        (clabe, before, after) => {
          expect(readAccountText('MX', before + Clabe.format(clabe) + after, []).number).toBe(clabe)
        },
      ),
    )
  })
})
