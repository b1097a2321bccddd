import { companyToasts } from '../business/company-toasts.ts'
import { financingToasts } from '../financing/financing-toasts.ts'
import { payableToasts } from '../payables/payable-toasts.ts'
import { teamToasts } from '../team/team-toasts.ts'
import { type LoadKind, notLoaded, toast, type ToastKind, type ToastOf, toasts } from './toast-kinds.ts'
import type { ToastIntent } from './toast-stack.ts'

/** `Unforeseen`: an unhandled error. */
const KINDS = {
  ...companyToasts,
  ...financingToasts,
  ...payableToasts,
  ...teamToasts,
  ...toasts({
    Unforeseen: toast('error'),
    /** Several parts of a page could not be loaded. */
    PartsUnavailable: notLoaded(),
  }),
}

/** A toast of any feature. */
export type Toast = ToastOf<typeof KINDS>

/** A toast about a part of a page that could not be loaded. */
export type LoadFailed = Extract<
  Toast,
  { readonly _tag: { [K in keyof typeof KINDS]: (typeof KINDS)[K] extends LoadKind ? K : never }[keyof typeof KINDS] }
>

export const isLoadFailed = (toast: Toast): toast is LoadFailed => {
  const kind: ToastKind<unknown> = KINDS[toast._tag]
  return kind.isLoad === true
}

export const intentOf = ({ _tag }: Toast): ToastIntent => KINDS[_tag].intent

/** For a success: the failure toast of an earlier attempt, which it withdraws. */
export const ENDED_BY: Partial<Readonly<Record<Toast['_tag'], Toast['_tag']>>> = {
  CredentialSaved: 'CredentialNotSaved',
  DocumentDownloaded: 'DocumentNotDownloaded',
  SupplierChanged: 'SupplierNotChanged',
  DepositConfirmed: 'DepositNotConfirmed',
  SurplusRequested: 'SurplusNotRequested',
  SurplusWithdrawn: 'SurplusNotWithdrawn',
  InvoicePdfUploaded: 'InvoicePdfNotUploaded',
  InvoicePdfDeleted: 'InvoicePdfNotDeleted',
  PayablesArchived: 'PayablesNotMoved',
  PayablesPaid: 'PayablesNotMoved',
  PayablesRestored: 'PayablesNotMoved',
  PayablesScheduled: 'PayablesNotScheduled',
  PayrollDeleted: 'PayrollNotDeleted',
  VoucherRequested: 'VoucherNotRequested',
}
