import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  type AccountNumber,
  formatPartialAccountNumber,
  maskedNumber,
  parseAccountNumber,
  warningsOf,
} from '#domain/banking/account-number.ts'
import { type Bank, bankByDigits, type BankId, bankOfPartial } from '#domain/banking/bank.ts'
import { banks, clabeText } from '#domain/testing/banking.ts'
import { country } from '#domain/testing/kernel.ts'

const IXE: Bank = { id: '7' as BankId, name: 'Ixe', code: '032' }
const BBVA: Bank = { id: '8' as BankId, name: 'BBVA México', code: '40012' }
const number = (text: string): AccountNumber => text as AccountNumber

describe('parseAccountNumber', () => {
  it('requires a CLABE in Mexico (Banxico, CLABE)', () => {
    expect(parseAccountNumber('MX', '032180000118359719')).toEqual(E.right('032180000118359719'))
    expect(parseAccountNumber('MX', '0012345')).toEqual(E.left({ _tag: 'ClabeLengthMismatch', digits: 7 }))
  })

  it('accepts the digits of a Chilean bank unchanged, with leading zeros (Banco de Chile, 00-800-12345-00)', () => {
    expect(parseAccountNumber('CL', '00-800-12345-00')).toEqual(E.right('008001234500'))
    expect(parseAccountNumber('CL', '')).toEqual(E.left({ _tag: 'AccountNumberEmpty' }))
    expect(parseAccountNumber('CL', '12a')).toEqual(E.left({ _tag: 'AccountNumberNotDigits' }))
    expect(E.isRight(parseAccountNumber('CL', '1'.repeat(30)))).toBe(true)
    expect(parseAccountNumber('CL', '1'.repeat(31))).toEqual(E.left({ _tag: 'AccountNumberTooLong', maximum: 30 }))
    expect(parseAccountNumber('CL', '123'.padStart(200))).toEqual(E.right('123'))
    expect(parseAccountNumber('CL', '123'.padStart(201))).toEqual(E.left({ _tag: 'AccountNumberNotDigits' }))
  })

  it('parses its own output and the filtered input again', () => {
    fc.assert(
      fc.property(
        country,
        fc.oneof(clabeText, fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789 -a') })),
        (of, text) => {
          const read = parseAccountNumber(of, text)
          if (E.isRight(read)) expect(parseAccountNumber(of, read.right)).toEqual(read)
          const typed = formatPartialAccountNumber(of, text)
          expect(typed).toMatch(/^[0-9]*$/)
          expect(formatPartialAccountNumber(of, typed)).toBe(typed)
          if (E.isRight(read)) expect(typed).toBe(read.right)
        },
      ),
    )
  })

  it('limits the digits to the maximum length of an account', () => {
    expect(formatPartialAccountNumber('MX', '1'.repeat(50))).toHaveLength(18)
    expect(formatPartialAccountNumber('CL', '1'.repeat(50))).toHaveLength(30)
  })

  it('reads the first two hundred characters', () => {
    expect(formatPartialAccountNumber('CL', `${' '.repeat(199)}12`)).toBe('1')
    expect(formatPartialAccountNumber('CL', `${' '.repeat(200)}12`)).toBe('')
  })
})

describe('the bank of a number', () => {
  it('is identified by three digits, the last three of the central bank’s five (Banxico, claves de participantes)', () => {
    expect(bankByDigits('03', [IXE])).toBeUndefined()
    expect(bankByDigits('032', [BBVA, IXE])).toBe(IXE)
    expect(bankByDigits('0121800', [IXE, BBVA])).toBe(BBVA)
    expect(bankByDigits('400', [IXE, BBVA])).toBeUndefined()
    expect(bankByDigits('12', [{ ...IXE, code: '12' }])).toBeUndefined()
  })

  it('follows the digits until the user selects one, and is cleared with them', () => {
    expect(bankOfPartial('032', undefined, [IXE, BBVA])).toBe(IXE.id)
    expect(bankOfPartial('0321', BBVA.id, [IXE, BBVA])).toBe(BBVA.id)
    expect(bankOfPartial('03', BBVA.id, [IXE, BBVA])).toBeUndefined()
    expect(bankOfPartial('999', undefined, [IXE, BBVA])).toBeUndefined()
  })

  it('only warns when it is unknown or differs, in Mexico', () => {
    expect(warningsOf('MX', number('032180000118359719'), IXE, [IXE, BBVA])).toEqual([])
    expect(warningsOf('MX', number('032180000118359719'), BBVA, [IXE, BBVA])).toEqual([
      { _tag: 'AccountBankDiffers', named: IXE },
    ])
    expect(warningsOf('MX', number('032180000118359719'), BBVA, [BBVA])).toEqual([
      { _tag: 'AccountBankUnknown', code: '032' },
    ])
    expect(warningsOf('CL', number('032180000118359719'), BBVA, [BBVA])).toEqual([])
  })

  it('is one of the known banks or undefined', () => {
    fc.assert(
      fc.property(clabeText, banks, (digits, list) => {
        const named = bankByDigits(digits, list)
        expect(named).toEqual(list.find(({ code }) => digits.startsWith(code)))
      }),
    )
  })
})

describe('an account in a list', () => {
  it('shows the last four digits, and at most half of a short number', () => {
    expect(['032180000118359719', '12345', '12', '1', ''].map(maskedNumber)).toEqual([
      '···9719',
      '···45',
      '···2',
      '···',
      '···',
    ])
  })
})
