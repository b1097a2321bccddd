import * as fc from 'fast-check'
import type { AccountNumber } from '../banking/account-number.ts'
import { type AccountType, accountTypesOf } from '../banking/account-type.ts'
import type { Bank, BankId } from '../banking/bank.ts'
import type { BankAccount, BankAccountDraft, BankAccountId } from '../banking/bank-account.ts'
import * as Clabe from '../banking/clabe.ts'
import type { AccountWithDefault } from '../banking/default-account.ts'
import type { AccountKeeper, KnownAccount } from '../banking/shared-account.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { businessName } from './business.ts'
import { email } from './identity.ts'
import { id } from './kernel.ts'
import { taxId } from './tax-id.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }).map((figures) => figures.join(''))

/** The canonical text of a CLABE, of known and unknown banks. */
export const clabeText: fc.Arbitrary<Clabe.Clabe> = digits(17).map(
  (rest) => (rest + Clabe.checkDigit(rest)) as Clabe.Clabe,
)

/** A CLABE with the groups and blanks of messages. */
export const typedClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.constantFrom('', ' ', '-', '\t'), fc.constantFrom('', ' ', '\n'))
  .map(([text, mark, around]) => around + Clabe.format(text).replaceAll(' ', mark) + around)

/** A CLABE with one digit replaced by another. */
export const nearMissClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.nat({ max: 17 }), fc.integer({ min: 1, max: 9 }))
  .map(([text, at, shift]) => text.slice(0, at) + ((Number(text.charAt(at)) + shift) % 10) + text.slice(at + 1))

/** A bank with a code of three digits. */
export const bank: fc.Arbitrary<Bank> = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map((n) => String(n) as BankId),
  name: fc.constant('Banco'),
  code: digits(3),
})

/** At most six banks with distinct codes, as a host lists them. */
export const banks: fc.Arbitrary<ReadonlyArray<Bank>> = fc.uniqueArray(bank, {
  selector: ({ code }) => code,
  maxLength: 6,
})

/** A kind of account that banks of the country have. */
export const accountType = (country: Country): fc.Arbitrary<AccountType> => fc.constantFrom(...accountTypesOf(country))

/** A CLABE in Mexico, up to thirty digits in Chile. */
export const accountNumber = (country: Country): fc.Arbitrary<AccountNumber> =>
  country === 'MX'
    ? clabeText
    : fc
        .integer({ min: 1, max: 30 })
        .chain(digits)
        .map((text) => text as AccountNumber)

/** Form values of an account that can be saved. */
export const bankAccountDraft = (country: Country): fc.Arbitrary<BankAccountDraft> =>
  fc.record({
    bankId: id<'Bank'>(),
    type: accountType(country),
    number: accountNumber(country),
    email,
    alias: fc.constantFrom('', 'Sueldos', 'Cuenta de pagos'),
    currency: fc.constantFrom(...profileOf(country).accountCurrencies),
  })

/** An account of a business, not one of the financier, with a number of the country. */
export const bankAccount = (country: Country): fc.Arbitrary<BankAccount> =>
  fc.record({
    id: id<'BankAccount'>(),
    bank,
    type: accountType(country),
    number: accountNumber(country),
    holder: fc.constant('Empresa de prueba'),
    holderIdentifier: taxId(country),
    email,
    alias: fc.constantFrom(undefined, 'Sueldos'),
    currency: fc.constantFrom(...profileOf(country).accountCurrencies),
    isDefault: fc.boolean(),
    isProviderAccount: fc.constant(false),
    version: fc.integer({ min: 1, max: 1_000 }),
  })

/** A valid list of a host: distinct ids, at most one default of each kind. */
export const accounts: fc.Arbitrary<ReadonlyArray<AccountWithDefault>> = fc
  .tuple(fc.array(fc.boolean(), { maxLength: 8 }), fc.nat(), fc.nat())
  .map(([kinds, own, providers]) =>
    kinds.map((isProviderAccount, at) => ({
      id: String(at + 1) as BankAccountId,
      isProviderAccount,
      isDefault: at === (isProviderAccount ? providers : own) % kinds.length,
    })),
  )

/** The financier, the company, or a supplier with any name. */
export const accountKeeper: fc.Arbitrary<AccountKeeper> = fc.oneof(
  fc.constant({ _tag: 'Provider' as const }),
  fc.constant({ _tag: 'Company' as const }),
  fc.record({ _tag: fc.constant('Supplier' as const), name: businessName }),
)

/** An account with a number of the country, and who has it. */
export const knownAccount = (country: Country): fc.Arbitrary<KnownAccount> =>
  fc.record({ bank, number: accountNumber(country), keeper: accountKeeper })
