import * as E from 'fp-ts/Either'
import type { NewBankAccount } from '#domain/banking/bank-account.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierRowConflict } from '#domain/suppliers/supplier-file.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import type { Pending } from '#domain/team/pending.ts'
import { type ApprovalContent, EMPTY_LINE } from '#wire/approvals.codec.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import { SupplierFile as SupplierFileCodec, type SupplierFile } from '#wire/suppliers.codec.ts'
import { guarded } from '../approval/guarded.ts'
import { accountCommands, proposedOf, readAccount, tellOfFile } from '../banking/index.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, Result, TenantCall } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { setTerm, type SupplierServices } from './commands.ts'
import { suppliersByIdentifiers } from './store.ts'

export interface FileServices extends accountCommands.AccountServices, SupplierServices {}

interface FileRow {
  /** Undefined for a tax id that is of no supplier. */
  readonly supplier: Supplier | undefined
  readonly account: NewBankAccount | undefined
  readonly term: PaymentTerm | undefined
}

interface RowConflict {
  readonly row: number
  readonly conflict: SupplierRowConflict
}

/** The rows that cannot be saved. Nothing is saved. */
export const checkFile = async (
  queries: Queries,
  business: Business,
  file: SupplierFile,
): Promise<Result<{ readonly conflicts: Array<RowConflict> }>> => {
  const accounts = readAccounts(business.country, file)
  if (E.isLeft(accounts)) return accounts
  return E.right({
    conflicts: await conflictsOf(queries, business, await rowsOf(queries, business, file, accounts.right)),
  })
}

/** Saves every row, or stores the file until others authorise its accounts. A file with terms only needs no approval. */
export const guardedFile = (
  services: FileServices,
  tx: Queries,
  call: TenantCall & { readonly body: SupplierFile },
): HandlerResult<SavedFile | Pending, FileErrors> =>
  guarded(services, tx, call, {
    act: 'SUPPLIER_ACCOUNT',
    frozen: { file: SupplierFileCodec.encode(call.body) },
    targets: [
      ...new Set(
        call.body.rows.flatMap(({ account }) => (account === undefined ? [] : [`new account ${account.number}`])),
      ),
    ],
    run: (within) => saveFile(services, tx, within, call.body),
  })

/** Carries out a frozen file for its requester; undefined for another call. */
export const carryOutFile = async (
  services: FileServices,
  tx: Queries,
  call: TenantCall,
  frozen: unknown,
): Promise<Result<ApprovalContent, FileErrors> | undefined> => {
  const read = FrozenFile.decode(frozen)
  if (E.isLeft(read)) return undefined
  const done = await saveFile(services, tx, call, read.right.file)
  return E.isLeft(done) ? done : E.right(done.right.content)
}

const FrozenFile = mappedRecord('FrozenFile', { file: ['file', SupplierFileCodec] })

type FileErrors = ErrorsOf<typeof endpoints.supplierFileSave>
interface SavedFile {
  accounts: number
  terms: number
}

/** Saves every row or none. Each account and each term is saved as a single one is, with its audit entry; the members get one notification of all accounts. */
const saveFile = async (
  services: FileServices,
  tx: Queries,
  call: TenantCall,
  body: SupplierFile,
): HandlerResult<{ readonly answer: SavedFile; readonly content: ApprovalContent }, FileErrors> => {
  const { business } = call
  const accounts = readAccounts(business.country, body)
  if (E.isLeft(accounts)) return accounts
  await lockBusiness(tx, business.id)
  const rows = await rowsOf(tx, business, body, accounts.right)
  const lines: Array<ApprovalContent['lines'][number]> = []
  const count = (part: keyof FileRow): number => rows.filter((row) => row[part] !== undefined).length
  const isQuiet = count('account') > 1
  for (const { account, supplier, term } of rows) {
    if (supplier === undefined) return E.left(REJECTED)
    const line = { ...EMPTY_LINE, supplier: supplier.name }
    if (account !== undefined) {
      const owner = { business, supplier }
      const added = await accountCommands.createAccount({ services, tx, call, owner, isQuiet }, account)
      if (E.isLeft(added)) return E.left(REJECTED)
      lines.push({ ...line, change: 'ADDED', after: proposedOf(added.right) })
    }
    if (term !== undefined) {
      await setTerm(services, tx, call, supplier.id, term)
      lines.push({ ...line, change: 'TERM', term })
    }
  }
  if (isQuiet) await tellOfFile(services, tx, call, count('account'))
  const answer = { accounts: count('account'), terms: count('term') }
  return E.right({ answer, content: { lines: answer.accounts === 0 ? [] : lines } })
}

const REJECTED = hostError('ERROR_SUPPLIER_FILE_REJECTED')

/** The account of each row, by the rules of a single one. */
const readAccounts = (country: Country, { rows }: SupplierFile): Result<ReadonlyArray<NewBankAccount | undefined>> => {
  const accounts: Array<NewBankAccount | undefined> = []
  for (const { account } of rows) {
    const read = account === undefined ? E.right(undefined) : readAccount(country, account)
    if (E.isLeft(read)) return read
    accounts.push(read.right)
  }
  return E.right(accounts)
}

const rowsOf = async (
  queries: Queries,
  business: Business,
  { rows }: SupplierFile,
  accounts: ReadonlyArray<NewBankAccount | undefined>,
): Promise<ReadonlyArray<FileRow>> => {
  const suppliers = await suppliersByIdentifiers(
    queries,
    business.id,
    rows.map(({ identifier }) => identifier),
  )
  return rows.map(({ identifier, term }, at) => ({
    supplier: suppliers.get(normaliseIdentifier(identifier)),
    account: accounts[at],
    term,
  }))
}

const conflictsOf = async (
  queries: Queries,
  business: Business,
  rows: ReadonlyArray<FileRow>,
): Promise<Array<RowConflict>> => {
  const conflicts: Array<RowConflict> = []
  for (const [row, { account, supplier }] of rows.entries()) {
    const conflict =
      supplier === undefined
        ? ('SUPPLIER_UNKNOWN' as const)
        : account && (await accountCommands.accountConflict(queries, { business, supplier }, account))
    if (conflict !== undefined) conflicts.push({ row, conflict })
  }
  return conflicts
}
