/** The money that belongs to a company: a ledger in double entry, and requests to transfer the surplus. */
export { type Posting, postMovements, reverseEntries } from './ledger.ts'
export { approvedPayout } from './commands.ts'
export { sentTo, surplusEntriesOf } from './surplus-entries.ts'
export { entryDigests, firstWrongEntry, ledgerTotals } from './verify-ledger.ts'
export {
  endEmptyRequest,
  lockWallet,
  paySurplus,
  requestSurplus,
  type SurplusPaymentError,
  walletOf,
} from './wallet.ts'
