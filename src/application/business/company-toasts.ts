import type { ApprovalState } from '#domain/team/approval.ts'
import { failed, notLoaded, toast, toasts } from '../notifications/toast-kinds.ts'

/** About what a company keeps about itself and its people. */
export const companyToasts = toasts({
  /** A new user is signed in. */
  UserCreated: toast('success'),
  /** A link for a new password was requested. The host does not reveal whether the address has an account. */
  PasswordResetRequested: toast('success'),
  BusinessCreated: toast('success'),
  /** The business was created, but the request for its documents failed. */
  BusinessDocumentsNotRequested: failed('warning'),
  CredentialSaved: toast('success'),
  CredentialNotSaved: failed('warning'),
  CertificateSaved: toast('success'),
  ProfileChanged: toast('success'),
  BusinessChanged: toast('success'),
  PasswordChanged: toast('success'),
  OtherSessionsEnded: toast('success'),
  TextCopied: toast('success'),
  EmailCopied: toast('success'),
  CopyFailed: toast('warning'),
  FileNotTaken: toast('warning'),
  BankAccountAdded: toast('success'),
  BankAccountChanged: toast('success'),
  BankAccountDeleted: toast('success'),
  DefaultAccountChanged: toast('success'),
  SentToApproval: toast('success'),
  ApprovalDecided: toast<{ readonly state: ApprovalState }>('success'),
  DocumentsNotLoaded: notLoaded('warning'),
  DocumentUploaded: toast<{ readonly title: string }>('success'),
  DocumentDownloaded: toast<{ readonly name: string }>('success'),
  DocumentNotDownloaded: failed(),
  StakeholderAdded: toast('success'),
  StakeholderChanged: toast('success'),
  StakeholdersFailed: toast('error'),
  SuppliersUnavailable: notLoaded(),
  SupplierChanged: toast('success'),
  SupplierNotChanged: failed(),
  ContactsUnavailable: notLoaded(),
  ContactAdded: toast('success'),
  ContactChanged: toast('success'),
  ContactDeleted: toast('success'),
})
