import { absurd } from 'fp-ts/function'
import type { Failure } from '../shared/failure.ts'
import type { Verdict } from '../shared/request-verdict.ts'

/** Total over failures. A code missing from the table is `Unknown`. */
export const verdictOf = (failure: Failure): Verdict => {
  switch (failure._tag) {
    case 'Unreachable':
    case 'TimedOut':
    case 'Undecodable':
      return 'Unknown'
    case 'Unauthorized':
      return 'TurnedAway'
    case 'Rejected':
      return VERDICT_OF_CODE.get(failure.code) ?? 'Unknown'
    default:
      return absurd(failure)
  }
}

/**
 * Every code of the contract. Codes that the order call never returns are `Unknown`, because another component returned
 * them.
 */
export const ORDER_VERDICTS = {
  ERROR_INVOICE_NOT_AVAILABLE: 'NotDone',
  ERROR_INVOICE_CHANGED: 'NotDone',
  ERROR_INVOICE_DATE_NOT_BUSINESS_DAY: 'NotDone',
  ERROR_INVOICE_DATE_PAST: 'NotDone',
  ERROR_INVOICE_DATE_TOO_FAR: 'NotDone',
  ERROR_INVOICE_DATE_TOO_SOON: 'NotDone',
  ERROR_ORDER_EMPTY: 'NotDone',
  ERROR_ORDER_NOT_FINANCEABLE: 'NotDone',
  ERROR_IDEMPOTENCY_MISMATCH: 'NotDone',

  ERROR_VALIDATION: 'TurnedAway',
  ERROR_TOO_LARGE: 'TurnedAway',
  ERROR_CONTENT_TYPE: 'TurnedAway',
  ERROR_AUTH_TOKEN_EXPIRED: 'TurnedAway',
  ERROR_AUTH_FORBIDDEN: 'TurnedAway',
  ERROR_BUSINESS_UNVERIFIED: 'TurnedAway',
  ERROR_NOT_FOUND: 'TurnedAway',
  ERROR_MAINTENANCE: 'TurnedAway',
  ERROR_RATE_LIMITED: 'TryLater',
  ERROR_BUSY: 'TryLater',

  ERROR_UNKNOWN_ERROR: 'Unknown',
  ERROR_STORAGE: 'Unknown',
  ERROR_IN_PROGRESS: 'Unknown',
  ERROR_CONFLICT: 'Unknown',
  ERROR_AUTH_INVALID_CREDENTIALS: 'Unknown',
  ERROR_AUTH_TOO_MANY_ATTEMPTS: 'Unknown',
  ERROR_AUTH_TOO_MANY_FROM_ADDRESS: 'Unknown',
  ERROR_USER_EMAIL_TAKEN: 'Unknown',
  ERROR_USER_PASSWORD_COMMON: 'Unknown',
  ERROR_USER_RESET_LINK_INVALID: 'Unknown',
  ERROR_USER_WRONG_PASSWORD: 'Unknown',
  ERROR_USER_IMPERSONATION_INVALID: 'Unknown',
  ERROR_BUSINESS_IDENTIFIER_INVALID: 'Unknown',
  ERROR_BUSINESS_IDENTIFIER_TAKEN: 'Unknown',
  ERROR_TAX_CREDENTIAL_INVALID: 'Unknown',
  ERROR_TAX_AUTHORITY_UNAVAILABLE: 'Unknown',
  ERROR_PFX_INVALID: 'Unknown',
  ERROR_PFX_WRONG_PASSWORD: 'Unknown',
  ERROR_PFX_UNPROTECTED: 'Unknown',
  ERROR_PFX_NO_PRIVATE_KEY: 'Unknown',
  ERROR_PFX_UNSUPPORTED_KEY: 'Unknown',
  ERROR_PFX_NOT_YET_VALID: 'Unknown',
  ERROR_PFX_EXPIRED: 'Unknown',
  ERROR_INVOICE_IN_ORDER: 'Unknown',
  ERROR_INVOICE_FROM_AUTHORITY: 'Unknown',
  ERROR_ORDER_ACCOUNT_CHANGED: 'Unknown',
  ERROR_SURPLUS_NO_ACCOUNT: 'Unknown',
  ERROR_SURPLUS_CHANGED: 'Unknown',
  ERROR_SURPLUS_NOT_REQUESTED: 'Unknown',
  ERROR_SURPLUS_NOT_AVAILABLE: 'Unknown',
  ERROR_SURPLUS_ALREADY_REQUESTED: 'Unknown',
  ERROR_BANK_ACCOUNT_DUPLICATE: 'Unknown',
  ERROR_BANK_ACCOUNT_SHARED: 'Unknown',
  ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE: 'Unknown',
  ERROR_DOCUMENT_TYPE: 'Unknown',
  ERROR_DOCUMENT_SIZE: 'Unknown',
  ERROR_DOCUMENT_NOT_EXPECTED: 'Unknown',
  ERROR_DOCUMENT_LIMIT: 'Unknown',
  ERROR_STORAGE_QUOTA: 'Unknown',
  ERROR_INVOICE_VIEW_LIMIT: 'Unknown',
  ERROR_SCENARIO_LIMIT: 'Unknown',
  ERROR_PAYABLE_MOVED: 'Unknown',
  ERROR_PAYABLE_NOT_OWED: 'Unknown',
  ERROR_VOUCHER_NOT_AVAILABLE: 'Unknown',
  ERROR_PAYROLL_NOT_PAYABLE: 'Unknown',
  ERROR_PAYROLL_INCOMPLETE: 'Unknown',
  ERROR_CREDIT_LINE_EXCEEDED: 'Unknown',
  ERROR_PAYEE_UNCONFIRMED: 'Unknown',
  ERROR_DOCUMENTS_READ_AGAIN: 'NotDone',
  ERROR_PAYEE_CONFIRMER: 'Unknown',
  ERROR_STAKEHOLDER_DUPLICATE: 'Unknown',
  ERROR_LEGAL_FORM_LINK_INVALID: 'Unknown',
} as const satisfies Readonly<Record<string, Verdict>>

/** Not the record itself: a code is text of the host. */
const VERDICT_OF_CODE: ReadonlyMap<string, Verdict> = new Map(Object.entries(ORDER_VERDICTS))
