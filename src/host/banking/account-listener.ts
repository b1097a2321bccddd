import type { Queries } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email } from '../mail/mail.port.ts'
import type { AccountOwner } from './store.ts'

/**
 * Called in the transaction that changes the accounts of an owner, whose business is locked. A listener that throws undoes the
 * change. Its e-mails are sent after the commit.
 */
export type AccountListener = (tx: Queries, clock: Clock, owner: AccountOwner) => Promise<ReadonlyArray<Email>>
