import * as fc from 'fast-check'
import { accountTypesOf } from '../banking/account-type.ts'
import type { BankAccountId } from '../banking/bank-account.ts'
import type { BankId } from '../banking/bank.ts'
import { NOT_FINANCEABLE } from '../financing/financeability.ts'
import { money } from '../kernel/money.ts'
import {
  type DepositAccounts,
  depositStateOf,
  type OrderDeposit,
  type DepositAccount,
  type ShownAccount,
} from '../orders/transfer-obstacles.ts'
import type { InvoiceNow } from '../orders/transfer-obstacles.ts'
import { ORDER_TYPES } from '../orders/order.ts'
import type { ReviewedDocument, TransferFacts } from '../orders/transfer-obstacles.ts'
import { documentKind } from './documents.ts'
import { country, currency } from './kernel.ts'

/** One of few, so that two of them are often the same, or differ in one part. */
export const frozenAccount: fc.Arbitrary<DepositAccount> = fc.record({
  id: fc.constantFrom('7', '8').map((text) => text as BankAccountId),
  bankId: fc.constantFrom('1012', '1001').map((text) => text as BankId),
  type: fc.constantFrom(...accountTypesOf('CL')),
  number: fc.constantFrom('62811904', '62811905'),
  currency,
})

/** The present and the frozen account of an order, either of which may be missing. */
export const depositAccounts: fc.Arbitrary<DepositAccounts> = fc.record({
  current: fc.option(frozenAccount, { nil: undefined }),
  frozen: fc.option(frozenAccount, { nil: undefined }),
})

const shown = ({ id, number }: DepositAccount): ShownAccount => ({
  id,
  version: 1,
  bank: 'BancoEstado',
  lastDigits: number.slice(-4),
})

/** An account with its bank and its last four digits. */
export const shownAccount: fc.Arbitrary<ShownAccount> = frozenAccount.map(shown)

/** In each state, with the accounts of that state. */
export const orderDeposit: fc.Arbitrary<OrderDeposit> = depositAccounts.map(({ current, frozen }) => {
  const state = depositStateOf({ current, frozen })
  const account = state === 'CHANGED' ? frozen : current
  return {
    state,
    account: account && shown(account),
    replacement: state === 'CHANGED' && current !== undefined ? shown(current) : undefined,
  }
})

/** At most five documents, some of them twice, approved or not. */
export const reviewedDocuments: fc.Arbitrary<ReadonlyArray<ReviewedDocument>> = fc.array(
  fc.record({ kind: documentKind, approved: fc.boolean() }),
  { maxLength: 5 },
)

/** Facts about an order of a known or unknown type, with any of what a transfer depends on. */
export const transferFacts: fc.Arbitrary<TransferFacts> = fc.record({
  country,
  type: fc.constantFrom(...ORDER_TYPES, 'a type of tomorrow'),
  accounts: depositAccounts,
  companyDocuments: reviewedDocuments,
  representatives: fc.array(reviewedDocuments, { maxLength: 3 }),
  orderDocuments: reviewedDocuments,
})

/** The balance of an invoice in pesos, with known and unknown reasons and one of two holders. */
export const invoiceNow: fc.Arbitrary<InvoiceNow<string>> = fc.record({
  owed: fc.nat({ max: 1_000 }).map((minor) => money('CLP', minor)),
  reasons: fc.subarray([...NOT_FINANCEABLE, 'a reason of tomorrow']),
  holder: fc.constantFrom(undefined, '76192083-9', '77777777-7'),
})
