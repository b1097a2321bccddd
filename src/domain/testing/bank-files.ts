import * as fc from 'fast-check'
import { accountTypesOf } from '../banking/account-type.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { money, type Currency } from '../kernel/money.ts'
import type { BankFileFormat } from '../payables/bank-file.ts'
import type { BankFileOrder, BankTransfer } from '../payables/bank-file-fields.ts'
import type { PayeeFacts } from '../payables/payee-caution.ts'
import { BANK_FILE_FORMATS } from '../payables/bank-file-formats.ts'
import { accountNumber } from './banking.ts'
import { businessName } from './business.ts'
import { email } from './identity.ts'
import { calendarDate } from './kernel.ts'
import { taxId } from './tax-id.ts'

/** A format of the country's banks. */
export const bankFileFormat = (country: Country): fc.Arbitrary<BankFileFormat> =>
  fc.constantFrom(...BANK_FILE_FORMATS.filter((format) => format.country === country))

/**
 * To a known or unknown bank, some without an account, some with names that no bank accepts, some in another currency or
 * of an amount beyond every field.
 */
export const bankTransfer = (country: Country): fc.Arbitrary<BankTransfer> =>
  fc.record({
    name: fc.oneof(
      businessName,
      fc.string({ minLength: 1, maxLength: 80 }),
      fc.constantFrom('=SUMA(A1)', '@x', 'Ñandú; "Sur"'),
    ),
    identifier: taxId(country),
    bank: fc.constantFrom('001', '012', '037', '999'),
    type: fc.constantFrom(...accountTypesOf(country)),
    number: fc.oneof({ arbitrary: accountNumber(country), weight: 4 }, fc.constant('')),
    email,
    amount: fc
      .tuple(
        fc.oneof(
          { arbitrary: fc.integer({ min: 1, max: 900_000_000 }), weight: 8 },
          fc.constant(Number.MAX_SAFE_INTEGER),
        ),
        fc.oneof({ arbitrary: fc.constant(profileOf(country).currency), weight: 8 }, fc.constant('USD' as const)),
      )
      .map(([minor, currency]) => money<Currency>(currency, minor)),
    folios: fc.array(
      fc.oneof(fc.integer({ min: 1, max: 9_999_999 }).map(String), fc.constantFrom('A-12', 'Ñ, 3', '—')),
      {
        maxLength: 20,
      },
    ),
    invoices: fc.integer({ min: 1, max: 40 }),
  })

/** The transfers of one payroll. */
export const bankFileOrder = (country: Country): fc.Arbitrary<BankFileOrder> =>
  fc.record({
    concept: fc.constantFrom('Facturas del 05 de septiembre', 'Año nuevo, 2ª parte'),
    identifier: taxId(country),
    origin: accountNumber(country),
    transfers: fc.array(bankTransfer(country), { maxLength: 12 }),
  })

/** Of known and new accounts, some of another holder or bank. */
export const payeeFacts: fc.Arbitrary<PayeeFacts> = fc.record({
  identifier: fc.constantFrom('76354771-K', '77214860-7'),
  holderIdentifier: fc.constantFrom('76354771-K', '77214860-7'),
  bankCode: fc.constantFrom('002', '012'),
  bankOfNumber: fc.constantFrom('002', '012'),
  changedOn: calendarDate,
  isPaidBefore: fc.boolean(),
})
