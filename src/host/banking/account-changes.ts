import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { AccountChangeKind } from '#wire/shell.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import type { Queries } from '../database/database.ts'
import type { TenantCall } from '../http/call.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email, Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import type { AccountOwner } from './store.ts'

export interface ChangedAccount {
  readonly change: AccountChangeKind
  readonly account: BankAccount
  /** The account before the change, or the former default account. */
  readonly before?: BankAccount | undefined
}

const ACTIONS: Readonly<Record<AccountChangeKind, AuditAction>> = {
  ADDED: 'bank account added',
  CHANGED: 'bank account changed',
  DEFAULT: 'default bank account chosen',
  DELETED: 'bank account deleted',
}

/** Adds a row to the audit log, which names the account by its last digits. */
export const recordAccount = (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  call: TenantCall,
  { supplier }: AccountOwner,
  { account: { bank, id, number }, before, change }: ChangedAccount,
): Promise<void> =>
  appendAuditEntry(tx, clock, {
    ...actingUser(call),
    action: ACTIONS[change],
    detail: {
      account: id,
      bank: bank.code,
      number: maskedNumber(number),
      ...(before === undefined ? {} : { before: maskedNumber(before.number) }),
      ...(supplier === undefined ? {} : { supplier: supplier.id }),
    },
  })

/** All members of the company learn of each change and who made it, so that one made by another person is noticed. */
export const tellMembers = (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  { business, session: { operator, user } }: TenantCall,
  { supplier }: AccountOwner,
  { account: { bank, number }, before, change }: ChangedAccount,
): Promise<ReadonlyArray<Email>> =>
  notify(
    tx,
    clock,
    { businessId: business.id },
    {
      kind: 'AccountChanged',
      change,
      person: user.name,
      bank: bank.name,
      number: lastDigits(number),
      ...(operator === undefined ? {} : { operator }),
      ...(supplier === undefined ? {} : { title: supplier.name }),
      ...(before === undefined ? {} : { before: lastDigits(before.number) }),
    },
  )

/** All members learn of so many accounts of suppliers that one file added. */
export const tellOfFile = async (
  services: { readonly clock: Clock; readonly mail: Mail },
  tx: Queries,
  { afterCommit, business, session: { operator, user } }: TenantCall,
  count: number,
): Promise<void> => {
  const emails = await notify(
    tx,
    services.clock,
    { businessId: business.id },
    {
      kind: 'AccountChanged',
      change: 'ADDED',
      person: user.name,
      ...(operator === undefined ? {} : { operator }),
      count,
    },
  )
  afterCommit(() => sendNotification(services, emails))
}

const lastDigits = (number: string): string => maskedNumber(number).replaceAll('·', '')
