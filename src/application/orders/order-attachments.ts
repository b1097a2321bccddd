import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { OrderInvoice } from '#domain/orders/order.ts'
import type { FileDownloads } from '../documents/file-downloads.ts'
import { FileUpload } from '../documents/file-upload.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { InvoiceAttachments } from './invoice-attachments.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface InvoiceUpload {
  readonly invoice: OrderInvoice
  readonly upload: FileUpload<InvoiceAttachment>
}

export interface OrderAttachmentsOptions extends Resolved<typeof OrderAttachments.needs> {
  readonly downloads: FileDownloads
}

/** The PDFs of the invoices on a page, with their uploads. */
export class OrderAttachments {
  static readonly needs = {
    attachments: InvoiceAttachments,
    live: LiveEvents,
    notifications: NotificationsViewModel,
  }
  readonly list: RemoteList<InvoiceAttachment>
  /** By invoice; a sent one is removed. */
  uploads: ReadonlyMap<OrderInvoiceId, InvoiceUpload> = new Map()
  deleting: ReadonlySet<string> = new Set()
  /** Invoices of which it is known whether they have a PDF. */
  known: ReadonlySet<OrderInvoiceId> = new Set()
  #page: ReadonlyArray<OrderInvoiceId> = []
  readonly #deps: OrderAttachmentsOptions

  constructor(dependencies: OrderAttachmentsOptions) {
    this.#deps = dependencies
    const { attachments, live, notifications } = dependencies
    this.list = new RemoteList({
      load: () => attachments.of(this.#page),
      live,
      refreshOn: ({ _tag }) => _tag === 'DocumentsChanged',
      onLoaded: () => (this.known = new Set(this.#page)),
      ...notifications.about('InvoicePdfsUnavailable'),
    })
    makeAutoObservable(
      this,
      { list: false, uploads: observableRef, deleting: observableRef, known: observableRef },
      { autoBind: true },
    )
  }

  /** Whether it is known if the invoice has a PDF. */
  isKnown({ id }: OrderInvoice): boolean {
    return this.known.has(id)
  }

  of({ id }: OrderInvoice): InvoiceAttachment | undefined {
    return this.list.rows?.find(({ orderInvoiceId }) => orderInvoiceId === id)
  }

  /** Another page of invoices is shown. Those of no page have no PDF. */
  show(invoices: ReadonlyArray<OrderInvoice>): void {
    this.#page = invoices.map(({ id }) => id)
    if (this.#page.length === 0) this.list.update([])
    else this.list.retry()
  }

  /** Sends the selected file at once. */
  select(invoice: OrderInvoice, files: ReadonlyArray<SelectedFile>): void {
    if (files.length === 0 || this.isSending(invoice)) return
    const { attachments, notifications } = this.#deps
    const upload = new FileUpload({
      purpose: 'invoicePdf',
      files,
      send: (file, control) => attachments.upload(invoice.id, file, control),
      onSent: (attached) => this.#onAttached(invoice, attached),
      onFailed: (failure) => notifications.show({ _tag: 'InvoicePdfNotUploaded', failure }),
      onCancelled: this.list.retry,
    })
    this.uploads = new Map([...this.uploads, [invoice.id, { invoice, upload }]])
    void upload.start()
  }

  isSending({ id }: OrderInvoice): boolean {
    return this.uploads.get(id)?.upload.state._tag === 'Sending'
  }

  close({ id }: OrderInvoice): void {
    this.uploads = new Map([...this.uploads].filter(([one]) => one !== id))
  }

  download(invoice: OrderInvoice): Promise<void> {
    const { attachments, downloads } = this.#deps
    return downloads.start(invoice.id, attachments.download(invoice.id), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))
  }

  async remove(attachment: InvoiceAttachment): Promise<void> {
    if (this.deleting.has(attachment.id)) return
    const { attachments, notifications } = this.#deps
    this.deleting = new Set([...this.deleting, attachment.id])
    const result = await attachments.remove(attachment)()
    this.#onRemoved(attachment, !isLeft(result))
    if (isLeft(result)) notifications.show({ _tag: 'InvoicePdfNotDeleted', failure: result.left })
    else notifications.show({ _tag: 'InvoicePdfDeleted' })
  }

  #onRemoved({ id }: InvoiceAttachment, isGone: boolean): void {
    this.deleting = new Set([...this.deleting].filter((one) => one !== id))
    if (isGone) this.list.update((this.list.rows ?? []).filter((one) => one.id !== id))
  }

  #onAttached(invoice: OrderInvoice, attached: InvoiceAttachment): void {
    const others = (this.list.rows ?? []).filter(({ orderInvoiceId }) => orderInvoiceId !== invoice.id)
    this.list.update([...others, attached])
    this.close(invoice)
    this.#deps.notifications.show({ _tag: 'InvoicePdfUploaded', folio: invoice.folio })
  }
}
