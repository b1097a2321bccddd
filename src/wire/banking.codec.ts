import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { BankId } from '#domain/banking/bank.ts'
import { parseId } from '#domain/kernel/id.ts'
import { CurrencyCode } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec, type Codec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, list, optional, text } from './codec/primitives.ts'

/** A bank belongs to no business, so that its id has no owner. */
export const BankIdCodec: Codec<BankId> = mapCodec(
  'BankId',
  t.union([Count, text(15)]),
  (value) => {
    const bankId = parseId<'Bank'>(String(value))
    return E.isRight(bankId) ? bankId : E.left(bankId.left._tag)
  },
  Number,
)

const Bank = mappedRecord('Bank', {
  id: ['id', BankIdCodec],
  name: ['name', text(120)],
  code: ['code', text(10)],
})

export const BankList = list(1_000, Bank)

const AccountFields = {
  type: ['accountType', text(40)],
  number: ['accountNumber', text(40)],
  holderIdentifier: ['sourceIdentifier', text(20)],
  holder: ['accountHolder', text(254)],
  email: ['accountEmail', text(254)],
  alias: ['alias', optional(text(120))],
  currency: ['currency', CurrencyCode],
} as const

export const BankAccountResponse = mappedRecord('BankAccount', {
  id: ['id', id('BankAccount')],
  bank: ['Bank', Bank],
  ...AccountFields,
  isDefault: ['isDefault', t.boolean],
  isProviderAccount: ['isXepelin', t.boolean],
  version: ['version', Count],
})

export const BankAccountList = list(500, BankAccountResponse)

/** The account as filled in. The host replaces holder and identifier by those of the owner. */
export const BankAccountRequest = mappedRecord('BankAccountRequest', {
  bankId: ['bankId', BankIdCodec],
  ...AccountFields,
})

/** Without `isSharedAccepted`, the host rejects an account that also belongs to another owner. */
export const SupplierAccountRequest = mappedRecord('SupplierAccountRequest', {
  bankId: ['bankId', BankIdCodec],
  ...AccountFields,
  isSharedAccepted: ['isSharedAccepted', t.boolean, '?'],
})

export const DefaultAccountRequest = mappedRecord('DefaultAccountRequest', {
  isDefault: ['isDefault', t.literal(true)],
})
