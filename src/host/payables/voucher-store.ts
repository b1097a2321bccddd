import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { country, id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, rows, sql, values } from '../database/sql.ts'
import { unusedFiles } from '../documents/index.ts'

/** The financier paid these invoices: their vouchers can be requested. */
export const addVouchers = (tx: Queries, businessId: BusinessId, ids: ReadonlyArray<PayableId>): Promise<void> =>
  execute(
    tx,
    sql`insert into voucher (payable_id, business_id) select payable_id, ${businessId}::bigint
      from unnest(${ids}::bigint[]) as paid (payable_id) on conflict do nothing`,
  )

/** The invoices are not paid after all. */
export const deleteVouchers = async (tx: Queries, ids: ReadonlyArray<PayableId>): Promise<void> => {
  const keys = await values(
    tx,
    text,
    sql`select file_key from voucher where payable_id = any(${ids}::bigint[]) and file_key is not null`,
  )
  for (const key of keys) await unusedFiles.markUnused(tx, key)
  await execute(tx, sql`delete from voucher where payable_id = any(${ids}::bigint[])`)
}

/** The first request counts. */
export const requestVoucher = (tx: Queries, payableId: PayableId, now: Date): Promise<void> =>
  execute(tx, sql`update voucher set requested_at = ${now} where payable_id = ${payableId} and requested_at is null`)

export interface VoucherFile {
  readonly key: string
  readonly name: string
}

/** Undefined while the voucher has no file. */
export const voucherFile = (queries: Queries, payableId: PayableId): Promise<VoucherFile | undefined> =>
  optionalRow(
    queries,
    FileRow,
    sql`select file_key as key, file_name as name from voucher where payable_id = ${payableId} and file_key is not null`,
  )

export const writeVoucherFile = (tx: Queries, payableId: PayableId, { key, name }: VoucherFile): Promise<void> =>
  execute(tx, sql`update voucher set file_key = ${key}, file_name = ${name} where payable_id = ${payableId}`)

export interface RequestedVoucher {
  readonly payableId: PayableId
  readonly businessId: BusinessId
  readonly business: string
  readonly country: Country
  readonly folio: string
  readonly supplier: string
}

/** Without a file, the oldest request first: all, or that of one invoice. */
export const requestedVouchers = (queries: Queries, payableId?: PayableId): Promise<ReadonlyArray<RequestedVoucher>> =>
  rows(
    queries,
    RequestedRow,
    sql`select v.payable_id as "payableId", v.business_id as "businessId", b.name as business, b.country, i.folio,
        s.name as supplier
      from voucher v join payable i on i.id = v.payable_id join supplier s on s.id = i.supplier_id
        join business b on b.id = v.business_id
      where v.requested_at is not null and v.file_key is null
        ${payableId === undefined ? sql`` : sql`and v.payable_id = ${payableId}`} order by v.requested_at, v.payable_id`,
  )

const FileRow = rowCodec('VoucherFileRow', { key: text, name: text })

const RequestedRow = rowCodec('RequestedVoucherRow', {
  payableId: id<'Payable'>(),
  businessId: id<'Business'>(),
  business: text,
  country,
  folio: text,
  supplier: text,
})
