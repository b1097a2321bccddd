import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { Business, Session } from '../identity/session.ts'
import { bankAccountEmail, type AccountChange } from '../mail/emails.ts'
import type { HostServices } from '../server/services.ts'
import type { AccountOwner } from './store.ts'

export interface AccountCall {
  readonly business: Business
  readonly session: Session
  readonly requestId: string
  readonly afterCommit: (task: () => void) => void
}

/** Adds a row to the audit log, which names the account by its last digits. */
export const recordAccount = (
  { clock }: Pick<HostServices, 'clock'>,
  tx: Queries,
  call: AccountCall,
  action: string,
  { supplier }: AccountOwner,
  { bank, id, number }: BankAccount,
): Promise<void> =>
  appendAuditEntry(tx, clock, {
    ...actingUser(call),
    action,
    detail: {
      account: id,
      bank: bank.code,
      number: maskedNumber(number),
      ...(supplier === undefined ? {} : { supplier: supplier.id }),
    },
  })

/** Runs after the commit. The e-mail lets the user notice a change made by another person. */
export const announceAccount = (
  { live, mail, publicAddress }: Pick<HostServices, 'live' | 'mail' | 'publicAddress'>,
  { business, session }: AccountCall,
  change: AccountChange,
  { supplier }: AccountOwner,
  account: BankAccount,
): void => {
  live.publish({ type: 'bankAccounts', businessId: business.id })
  mail.enqueue(async () => bankAccountEmail(session.user.email, publicAddress(), change, account, supplier?.name))
}
