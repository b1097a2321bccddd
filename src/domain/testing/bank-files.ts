import * as fc from 'fast-check'
import { accountTypesOf } from '../banking/account-type.ts'
import type { Country } from '../kernel/country.ts'
import type { UserId } from '../kernel/id.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { money, type Currency } from '../kernel/money.ts'
import type { BankFileFormat } from '../payables/bank-file.ts'
import type { BankFileOrder, BankTransfer } from '../payables/bank-file-fields.ts'
import type { BankAccountId } from '../banking/bank-account.ts'
import { PAYEE_CAUTIONS, type PayeeFacts } from '../payables/payee-caution.ts'
import {
  type Actor,
  CONFIRMATION_CHANNELS,
  type PayeeConfirmation,
  type PayeeState,
  type PayoutAccount,
  type PayoutData,
} from '../payables/payee-confirmation.ts'
import { BANK_FILE_FORMATS } from '../payables/bank-file-formats.ts'
import type { TransferConcept } from '../payables/transfer-concept.ts'
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

/** Parts with a code or without one, and with any number of folios, none included. */
export const transferConcept = (country: Country): fc.Arbitrary<TransferConcept> =>
  fc
    .record({ code: fc.constantFrom('', 'LISTA-000012'), transfer: bankTransfer(country) })
    .map(({ code, transfer: { folios, invoices } }) => ({ code, folios, invoices }))

/** The transfers of one payroll. */
export const bankFileOrder = (country: Country): fc.Arbitrary<BankFileOrder> =>
  fc.record({
    concept: fc.constantFrom('Facturas del 05 de septiembre', 'Año nuevo, 2ª parte'),
    identifier: taxId(country),
    origin: accountNumber(country),
    transfers: fc.array(bankTransfer(country), { maxLength: 12 }),
  })

/** Payees with known and new accounts, some of another holder or bank. */
export const payeeFacts: fc.Arbitrary<PayeeFacts> = fc.record({
  identifier: fc.constantFrom('76354771-K', '77214860-7'),
  holderIdentifier: fc.constantFrom('76354771-K', '77214860-7'),
  bankCode: fc.constantFrom('002', '012'),
  bankOfNumber: fc.constantFrom('002', '012'),
  changedOn: calendarDate,
  isPaidBefore: fc.boolean(),
  isChangedSince: fc.boolean(),
})

/** One of four accounts of a payee, some with the same payout data. */
const payoutAccount: fc.Arbitrary<PayoutAccount> = fc.record({
  id: fc.constantFrom('1', '2').map((id) => id as BankAccountId),
  digest: fc.constantFrom('a1', 'b2'),
})

/** A payee with or without cautions, confirmed or not, of payrolls that keep an account and that keep none. */
export const payeeState: fc.Arbitrary<PayeeState> = fc.record({
  account: payoutAccount,
  cautions: fc.subarray([...PAYEE_CAUTIONS]),
  confirmed: fc.option(payoutAccount, { nil: undefined }),
  kept: fc.option(payoutAccount, { nil: undefined }),
})

/** A confirmation as the form reads it. */
export const payeeConfirmation: fc.Arbitrary<PayeeConfirmation> = fc.record({
  channel: fc.constantFrom(...CONFIRMATION_CHANNELS),
  person: fc.constantFrom('Ana Soto', 'Íñigo Núñez', 'Área de cobranza'),
})

/** One of two users, or one of two operators as a user. */
export const actor: fc.Arbitrary<Actor> = fc.record({
  userId: fc.constantFrom('1', '2').map((one) => one as UserId),
  operator: fc.constantFrom(undefined, undefined, 'Olga', 'Pía'),
})

/** The payout data of an account of the country. */
export const payoutData = (country: Country): fc.Arbitrary<PayoutData> =>
  fc.record({
    bankId: fc.constantFrom('1012', '1037', '4002', '4012'),
    type: fc.constantFrom(...accountTypesOf(country)),
    number: accountNumber(country),
    holderIdentifier: taxId(country),
    currency: fc.constantFrom(...profileOf(country).accountCurrencies),
  })
