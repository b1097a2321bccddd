import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { InvoiceDetails } from './invoice-details.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The details of the invoice that a user opened. They follow live events. */
export class OpenedInvoice {
  static readonly needs = { ...FileDownloads.needs, details: InvoiceDetails, live: LiveEvents, scheduler: Scheduler }
  readonly detail: RemoteValue<InvoiceDetail>
  readonly #downloads: FileDownloads
  readonly #deps: Pick<Resolved<typeof OpenedInvoice.needs>, 'details'>
  readonly #invoice: Pick<FinanceableInvoice, 'id'>

  constructor(dependencies: Resolved<typeof OpenedInvoice.needs>, invoice: Pick<FinanceableInvoice, 'id'>) {
    const { details, live, scheduler } = dependencies
    this.#deps = dependencies
    this.#invoice = invoice
    this.#downloads = new FileDownloads(dependencies)
    this.detail = new RemoteValue({
      load: () => details.of(invoice.id),
      live,
      refreshOn: ({ _tag }) => _tag === 'InvoicesChanged' || _tag === 'OrderChanged',
      debounce: { scheduler, ms: 1_000 },
    })
  }

  readonly activate = (): (() => void) => this.detail.activate()

  get isDownloading(): boolean {
    return this.#downloads.active.size > 0
  }

  /** The original XML, to the user's device. */
  readonly download = (): Promise<void> =>
    this.#downloads.start('xml', this.#deps.details.xml(this.#invoice.id), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))
}
