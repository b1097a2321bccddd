import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { voucherAttach } from '#host/operator/vouchers.ts'
import { moveTo } from '#host/payables/store.ts'
import { addVouchers } from '#host/payables/voucher-store.ts'
import { A_PDF } from '#test/host/documents/a-document.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** The invoice is paid, and its voucher can be requested. */
export const payAsFinancier = (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  id: PayableId,
): Promise<void> =>
  database.transaction(async (tx) => {
    await moveTo(tx, [id], { _tag: 'Paid', on: '2026-11-20' as CivilDate, payrollId: undefined })
    await addVouchers(tx, businessId, [id])
  })

/** A file of this name for the time of the use. */
export const withFile = async <A>(
  name: string,
  content: Uint8Array | string,
  use: (path: string) => Promise<A>,
): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'anticipo-voucher-'))
  try {
    const path = join(folder, name)
    await writeFile(path, content)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Attaches a PDF like staff does. */
export const attachVoucherTo = async ({ services }: Pick<AHost, 'services'>, payableId: PayableId): Promise<void> =>
  withFile('comprobante.pdf', A_PDF, async (file) => {
    const attached = await voucherAttach.run(services, { payableId, file })
    expect(E.isRight(attached)).toBe(true)
  })
