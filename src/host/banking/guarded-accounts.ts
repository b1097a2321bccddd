import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/Either'
import type { BankAccount, BankAccountId } from '#domain/banking/bank-account.ts'
import { type ApprovalContent, EMPTY_LINE, type ProposedAccount } from '#wire/approvals.codec.ts'
import { SupplierAccountRequest } from '#wire/banking.codec.ts'
import { id } from '#wire/codec/ids.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import { Count, oneOf, optional } from '#wire/codec/primitives.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import type { Pending } from '#domain/team/pending.ts'
import { guarded } from '../approval/guarded.ts'
import type { HandlerResult } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import {
  type AccountCommand,
  chooseDefaultAccount,
  createAccount,
  removeStoredAccount,
  updateAccount,
} from './account-commands.ts'
import { accountOf, accountsOf, type AccountOwner } from './store.ts'

/** A call about an account, as it is stored until others authorise it. */
const FrozenAccountCall = mappedRecord('FrozenAccountCall', {
  kind: ['kind', oneOf('AccountCallKind', ['CREATE', 'UPDATE', 'DEFAULT', 'DELETE'] as const)],
  supplierId: ['supplierId', optional(id('Supplier'))],
  accountId: ['accountId', optional(id('BankAccount'))],
  version: ['version', optional(Count)],
  body: ['body', optional(SupplierAccountRequest)],
})
type FrozenAccountCall = typeof FrozenAccountCall._A

/** A call about an account without its owner. */
export type AccountCall =
  | { readonly kind: 'CREATE'; readonly body: NonNullable<FrozenAccountCall['body']> }
  | {
      readonly kind: 'UPDATE'
      readonly accountId: BankAccountId
      readonly version: number
      readonly body: NonNullable<FrozenAccountCall['body']>
    }
  | { readonly kind: 'DEFAULT' | 'DELETE'; readonly accountId: BankAccountId }

interface ErrorsOfKind {
  readonly CREATE: ErrorsOf<typeof endpoints.bankAccountCreate>
  readonly UPDATE: ErrorsOf<typeof endpoints.bankAccountUpdate>
  readonly DEFAULT: ErrorsOf<typeof endpoints.bankAccountMakeDefault>
  readonly DELETE: ErrorsOf<typeof endpoints.bankAccountDelete>
}
type AccountErrors = ErrorsOfKind[AccountCall['kind']]
type AnswerOfKind<K> = K extends 'DELETE' ? undefined : BankAccount

/** Changes an account, or stores the call until others authorise it. Alias and mail address of an account need no approval. */
export const guardedAccount = <K extends AccountCall['kind']>(
  command: AccountCommand,
  asked: AccountCall & { readonly kind: K },
): HandlerResult<AnswerOfKind<K> | Pending, ErrorsOfKind[K]> => {
  const { call, owner, services, tx } = command
  const { supplier } = owner
  return guarded(services, tx, call, {
    act: supplier === undefined ? 'OWN_ACCOUNT' : 'SUPPLIER_ACCOUNT',
    frozen: FrozenAccountCall.encode({ ...NONE, ...asked, supplierId: supplier?.id }),
    targets: [targetOf(asked)],
    /* Each kind of call has its own answer and errors, which `carryOut` has in one type. */
    run: (within) =>
      carryOut({ ...command, call: within }, asked) as HandlerResult<
        { readonly answer: AnswerOfKind<K>; readonly content: ApprovalContent },
        ErrorsOfKind[K]
      >,
  })
}

const targetOf = (asked: AccountCall): string =>
  asked.kind === 'CREATE' ? `new account ${asked.body.number}` : `account ${asked.accountId}`

const NONE = { accountId: undefined, version: undefined, body: undefined }

/** Carries out a frozen call for its requester. `ownerOf` finds the supplier whose account it is. */
export const carryOutFrozen = async (
  command: Omit<AccountCommand, 'owner'>,
  frozen: unknown,
  ownerOf: (supplierId: FrozenAccountCall['supplierId']) => Promise<AccountOwner | undefined>,
): HandlerResult<ApprovalContent, AccountErrors> => {
  const read = FrozenAccountCall.decode(frozen)
  if (E.isLeft(read)) throw new Error('a frozen call about an account that cannot be read')
  const { accountId, body, kind, supplierId, version } = read.right
  const owner = await ownerOf(supplierId)
  if (owner === undefined) return E.left(NOT_FOUND)
  const asked = { kind, accountId, body, version } as AccountCall
  const done = await carryOut({ ...command, owner }, asked)
  return E.isLeft(done) ? done : E.right(done.right.content)
}

interface Done {
  readonly answer: BankAccount | undefined
  readonly content: ApprovalContent
}

const carryOut = async (command: AccountCommand, asked: AccountCall): HandlerResult<Done, AccountErrors> => {
  const before = await accountBefore(command, asked)
  const done = await change(command, asked)
  if (E.isLeft(done)) return done
  const after = done.right && proposedOf(done.right)
  const line = {
    ...EMPTY_LINE,
    change: CHANGE_OF[asked.kind],
    supplier: command.owner.supplier?.name,
    before: before && proposedOf(before),
    after,
  }
  return E.right({ answer: done.right, content: { lines: isDeepStrictEqual(line.before, after) ? [] : [line] } })
}

/** The account that is changed or deleted, or the default one that is replaced. */
const accountBefore = async ({ owner, tx }: AccountCommand, asked: AccountCall): Promise<BankAccount | undefined> => {
  if (asked.kind === 'CREATE') return undefined
  if (asked.kind !== 'DEFAULT') return accountOf(tx, owner, asked.accountId)
  const accounts = await accountsOf(tx, owner)
  return accounts.find(({ isDefault, isProviderAccount }) => isDefault && !isProviderAccount)
}

const change = (command: AccountCommand, asked: AccountCall): HandlerResult<BankAccount | undefined, AccountErrors> => {
  switch (asked.kind) {
    case 'CREATE':
      return createAccount(command, asked.body)
    case 'UPDATE':
      return updateAccount(command, asked.accountId, asked.version, asked.body)
    case 'DEFAULT':
      return chooseDefaultAccount(command, asked.accountId)
    case 'DELETE':
      return removeStoredAccount(command, asked.accountId)
  }
}

const CHANGE_OF = { CREATE: 'ADDED', UPDATE: 'CHANGED', DEFAULT: 'DEFAULT', DELETE: 'DELETED' } as const

/** The data that decide where money arrives: alias and mail are no part of what is authorised. */
export const proposedOf = ({
  bank,
  currency,
  holder,
  holderIdentifier,
  number,
  type,
}: BankAccount): ProposedAccount => ({
  bank: bank.name,
  currency,
  holder,
  holderIdentifier,
  number,
  type,
})
