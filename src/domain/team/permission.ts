import type { Role } from './role.ts'

/** The right to make certain calls of a company. Each endpoint of a company names one. */
export type Permission =
  /** Seeing the company. */
  | 'read'
  /** Saved views and scenarios. */
  | 'workspace'
  /** Issued invoices: importing, removing, expected days, documents of orders. */
  | 'invoices'
  /** Received invoices, lists, terms, contacts, balances and own items of "Caja". */
  | 'payables'
  /** Asking for money or for a payment. */
  | 'request'
  /** Saying that an account of a payee is right. */
  | 'confirm'
  /** Accounts of suppliers. */
  | 'supplierAccounts'
  /** The company's own accounts. */
  | 'ownAccounts'
  /** Data, representatives and documents of the company, with the representatives' personal data. */
  | 'companyFile'
  /** The tax authority's key and the certificate. */
  | 'credential'
  /** Deciding what another member asked for. */
  | 'approve'
  /** The log of what members did. */
  | 'activity'
  /** Members, their roles, and what needs an approval. */
  | 'team'

const ALL: ReadonlyArray<Role> = ['OWNER', 'ADMIN', 'PREPARER', 'APPROVER', 'READER']
const WORKING: ReadonlyArray<Role> = ['OWNER', 'ADMIN', 'PREPARER', 'APPROVER']
const PREPARING: ReadonlyArray<Role> = ['OWNER', 'ADMIN', 'PREPARER']
const APPROVING: ReadonlyArray<Role> = ['OWNER', 'ADMIN', 'APPROVER']
const LEADING: ReadonlyArray<Role> = ['OWNER', 'ADMIN']

const HOLDERS: Readonly<Record<Permission, ReadonlyArray<Role>>> = {
  read: ALL,
  workspace: WORKING,
  invoices: PREPARING,
  payables: PREPARING,
  request: PREPARING,
  confirm: WORKING,
  supplierAccounts: PREPARING,
  ownAccounts: LEADING,
  companyFile: LEADING,
  credential: LEADING,
  approve: APPROVING,
  activity: ['OWNER', 'ADMIN', 'APPROVER', 'READER'],
  team: LEADING,
}

/** All permissions. */
export const PERMISSIONS = Object.keys(HOLDERS) as ReadonlyArray<Permission>

/** Whether a member with this role may make the calls of this permission. */
export const may = (role: Role, permission: Permission): boolean => HOLDERS[permission].includes(role)
