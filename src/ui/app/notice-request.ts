import { PAYABLE_NOTICES, type PayableNotice } from '#domain/payables/payable-notice.ts'

/** The state of a navigation to a list of owed invoices that shows only those with the notice. */
export const noticeRequest = (notice: PayableNotice): { readonly notice: PayableNotice } => ({ notice })

export const requestedNotice = (state: unknown): PayableNotice | undefined =>
  typeof state === 'object' && state !== null && 'notice' in state
    ? PAYABLE_NOTICES.find((notice) => notice === state.notice)
    : undefined
