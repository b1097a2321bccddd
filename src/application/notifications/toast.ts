import { companyToasts } from '../business/company-toasts.ts'
import { financingToasts } from '../financing/financing-toasts.ts'
import { payableToasts } from '../payables/payable-toasts.ts'
import { toast, type ToastOf, toasts } from './toast-kinds.ts'
import type { ToastIntent } from './toast-stack.ts'

/** `Unforeseen`: an unhandled error. */
const KINDS = { ...companyToasts, ...financingToasts, ...payableToasts, ...toasts({ Unforeseen: toast('error') }) }

/** A toast of any feature. */
export type Toast = ToastOf<typeof KINDS>

export const intentOf = ({ _tag }: Toast): ToastIntent => KINDS[_tag].intent
