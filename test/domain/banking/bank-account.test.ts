import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { type BankAccountDraft, validateBankAccount } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { country } from '#domain/testing/kernel.ts'

const MEXICAN: BankAccountDraft = {
  bankId: '7',
  type: 'CUENTA_CLABE',
  number: '032 180 00011835971 9',
  email: ' pagos@empresa.mx ',
  alias: ' ',
  currency: 'USD',
}
const CHILEAN: BankAccountDraft = {
  bankId: '12',
  type: 'CUENTA_VISTA',
  number: '0060803000',
  email: 'pagos@empresa.cl',
  alias: 'Remuneraciones',
  currency: 'USD',
}

const problems = (of: 'CL' | 'MX', draft: BankAccountDraft): ReadonlyArray<string> =>
  E.match(
    (all: ReadonlyArray<{ readonly field: string; readonly error: { readonly _tag: string } }>) =>
      all.map(({ field, error }) => `${field} ${error._tag}`),
    () => [],
  )(validateBankAccount(of, draft))

describe('a bank account', () => {
  it('is read from a form: an account in dollars in Mexico (Ley del Banco de México art. 35: also foreign currency)', () => {
    expect(validateBankAccount('MX', MEXICAN)).toEqual(
      E.right({
        bankId: '7',
        type: 'CUENTA_CLABE',
        number: '032180000118359719',
        email: 'pagos@empresa.mx',
        alias: undefined,
        currency: 'USD',
      }),
    )
  })

  it('has the country’s currency in Chile, whatever the draft contains', () => {
    expect(validateBankAccount('CL', CHILEAN)).toEqual(E.right({ ...CHILEAN, currency: 'CLP' }))
  })

  it('reports every error in form order', () => {
    const empty: BankAccountDraft = { bankId: '', type: '', number: '', email: '', alias: '', currency: '' }
    expect(problems('MX', empty)).toEqual([
      'bankId ChoiceMissing',
      'type ChoiceMissing',
      'number ClabeEmpty',
      'currency ChoiceMissing',
      'email EmailEmpty',
    ])
    expect(problems('CL', empty)).toEqual([
      'bankId ChoiceMissing',
      'type ChoiceMissing',
      'number AccountNumberEmpty',
      'email EmailEmpty',
    ])
    expect(
      problems('MX', { ...MEXICAN, bankId: '0', type: 'CUENTA_VISTA', currency: 'CLP', alias: 'a'.repeat(61) }),
    ).toEqual(['bankId ChoiceUnknown', 'type ChoiceUnknown', 'currency ChoiceUnknown', 'alias TextTooLong'])
  })

  it('has a type that the country’s banks open', () => {
    expect(accountTypesOf('CL')).toEqual(['CUENTA_CORRIENTE', 'CUENTA_VISTA', 'CUENTA_AHORRO'])
    expect(accountTypesOf('MX')).toEqual(['CUENTA_CLABE'])
  })

  it('is accepted with a currency and a type of its country only', () => {
    const texts = fc.constantFrom('CLP', 'MXN', 'USD', 'CUENTA_CLABE', 'CUENTA_VISTA', '', 'constructor')
    fc.assert(
      fc.property(country, texts, texts, (of, type, currency) => {
        const draft = { ...(of === 'CL' ? CHILEAN : MEXICAN), type, currency }
        const read = validateBankAccount(of, draft)
        const fits =
          accountTypesOf(of).some((one) => one === type) &&
          (of === 'CL' || profileOf(of).accountCurrencies.some((one) => one === currency))
        expect(E.isRight(read)).toBe(fits)
      }),
    )
  })
})
