import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { Payables } from './payables.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface VouchersOptions extends Resolved<typeof Vouchers.needs> {
  /** The invoice with its requested voucher. */
  readonly onRequested: (invoice: PayableInvoice) => void
}

/** The vouchers of paid invoices: requested from the financier, who attaches them, and downloaded. */
export class Vouchers {
  static readonly needs = { ...FileDownloads.needs, payables: Payables }
  readonly downloads: FileDownloads
  readonly #requesting = new Set<PayableId>()
  readonly #options: VouchersOptions

  constructor(options: VouchersOptions) {
    this.#options = options
    this.downloads = new FileDownloads(options)
    makeAutoObservable(this, { downloads: false }, { autoBind: true })
  }

  /** A second click while the request is running sends nothing. */
  async request({ folio, id }: PayableInvoice): Promise<void> {
    if (this.#requesting.has(id)) return
    this.#requesting.add(id)
    const { notifications, onRequested, payables } = this.#options
    const requested = await payables.requestVoucher(id)()
    this.#requesting.delete(id)
    if (isLeft(requested)) return notifications.show({ _tag: 'VoucherNotRequested', folio, failure: requested.left })
    runInAction(() => onRequested(requested.right))
    notifications.show({ _tag: 'VoucherRequested', folio })
  }

  download({ id }: PayableInvoice): Promise<void> {
    const load = this.#options.payables.downloadVoucher(id)
    return this.downloads.start(id, load, (failure) => ({ _tag: 'VoucherNotDownloaded', failure }))
  }
}
