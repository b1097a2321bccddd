import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { validateUpload, MAGIC_NUMBER_BYTES, uploadLimits } from '#domain/documents/upload-limits.ts'
import { safeFileName } from '#wire/file-name.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { unusedFiles } from '../documents/index.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { voucherStore } from '../payables/index.ts'
import { readUpload } from './read-upload.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { FilePath, rowNumber } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The vouchers that companies wait for, the oldest request first. */
export const voucherList = command({
  name: 'voucher:list',
  summary: 'Muestra los comprobantes de pago que las empresas esperan.',
  args: {},
  run: async ({ database }: Needs<'database'>) => {
    const requested = await voucherStore.requestedVouchers(database)
    return E.right(requested.length === 0 ? ['No hay comprobantes por adjuntar.'] : requested.map(lineOf))
  },
})

const lineOf = ({ business, folio, payableId, supplier }: voucherStore.RequestedVoucher): string =>
  `${payableId}  factura ${folio} de ${supplier} · ${business}`

/**
 * Attaches the PDF of a requested voucher, and tells the company. The bytes are written before the row, so that no row
 * names a file that is not there.
 */
export const voucherAttach = command({
  name: 'voucher:attach',
  summary: 'Adjunta el comprobante de una factura pagada; la empresa lo descarga.',
  args: {
    payableId: positional(rowNumber<'Payable'>('de la factura')),
    file: positional(FilePath, 'un PDF de hasta 10 MB'),
  },
  run: async (services: Needs<'clock' | 'database' | 'documents' | 'live' | 'mail'>, { file: path, payableId }) => {
    const { clock, database, documents, live } = services
    const upload = await readUpload(path, uploadLimits('invoicePdf').maximum)
    if (typeof upload === 'string') return E.left(upload)
    const { bytes, name } = upload
    const kind = validateUpload('invoicePdf', [
      { name, size: bytes.length, head: bytes.subarray(0, MAGIC_NUMBER_BYTES) },
    ])
    if (E.isLeft(kind)) return E.left(`${path} no es un PDF válido: necesita la extensión .pdf y al menos 100 bytes.`)
    const key = randomUUID()
    await documents.write(key, bytes)
    const attached = await database.transaction(async (tx) => {
      const [found] = await voucherStore.requestedVouchers(tx, payableId)
      if (found === undefined) return undefined
      await lockBusiness(tx, found.businessId)
      const [voucher] = await voucherStore.requestedVouchers(tx, payableId)
      if (voucher === undefined) return undefined
      const { businessId, folio, supplier } = voucher
      await voucherStore.writeVoucherFile(tx, payableId, { key, name: safeFileName(name, kind.right) })
      const detail = { payable: payableId }
      await appendAuditEntry(tx, clock, { actor: 'operator', businessId, action: 'voucher attached', detail })
      const emails = await notify(tx, clock, { businessId }, { kind: 'VoucherAttached', title: supplier, folio })
      return { voucher, emails }
    })
    if (attached === undefined) {
      await unusedFiles.discardFile(services, key)
      return E.left(`Nadie espera un comprobante de la factura ${payableId}.`)
    }
    live.publish({ type: 'payables', businessId: attached.voucher.businessId })
    sendNotification(services, attached.emails)
    return E.right([`Comprobante adjuntado: ${lineOf(attached.voucher)}`])
  },
})
