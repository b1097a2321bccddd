import * as fc from 'fast-check'
import type { Bank, BankId } from '../banking/bank.ts'
import type { BankAccountId } from '../banking/bank-account.ts'
import * as Clabe from '../banking/clabe.ts'
import type { Account } from '../banking/default-account.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }).map((figures) => figures.join(''))

/** The canonical text of a CLABE, of known and unknown banks. */
export const clabeText: fc.Arbitrary<string> = digits(17).map((rest) => rest + Clabe.checkDigit(rest))

/** A CLABE in the groups and with the blanks of people's messages. */
export const typedClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.constantFrom('', ' ', '-', '\t'), fc.constantFrom('', ' ', '\n'))
  .map(([text, mark, around]) => around + Clabe.format(text).replaceAll(' ', mark) + around)

/** A CLABE with one digit replaced by another. */
export const nearMissClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.nat({ max: 17 }), fc.integer({ min: 1, max: 9 }))
  .map(([text, at, shift]) => text.slice(0, at) + ((Number(text.charAt(at)) + shift) % 10) + text.slice(at + 1))

export const banks: fc.Arbitrary<ReadonlyArray<Bank>> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }).map((n) => String(n) as BankId), name: fc.constant('Banco'), code: digits(3),
  }),
  { selector: ({ code }) => code, maxLength: 6 },
)

/** A list as a host may keep it: distinct ids, at most one default of each kind. */
export const accounts: fc.Arbitrary<ReadonlyArray<Account>> = fc
  .tuple(fc.array(fc.boolean(), { maxLength: 8 }), fc.nat(), fc.nat())
  .map(([kinds, own, providers]) =>
    kinds.map((isProviderAccount, at) => ({
      id: String(at + 1) as BankAccountId,
      isProviderAccount,
      isDefault: at === (isProviderAccount ? providers : own) % kinds.length,
    })),
  )
