import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { Payables } from './payables.port.ts'

/** The documents of the received invoice that a user opened. They follow live events. */
export class OpenedPayable {
  static readonly needs = { ...FileDownloads.needs, payables: Payables, live: LiveEvents }
  readonly detail: RemoteValue<InvoiceDetail>
  readonly #downloads: FileDownloads
  readonly #payables: Payables
  readonly #id: PayableId

  constructor(dependencies: Resolved<typeof OpenedPayable.needs>, id: PayableId) {
    const { live, payables } = dependencies
    this.#payables = payables
    this.#id = id
    this.#downloads = new FileDownloads(dependencies)
    this.detail = new RemoteValue({
      load: () => payables.detailOf(id),
      live,
      refreshOn: ({ _tag }) => _tag === 'InvoicesChanged',
    })
  }

  readonly activate = (): (() => void) => this.detail.activate()

  get isDownloading(): boolean {
    return this.#downloads.active.size > 0
  }

  /** The original XML, to the user's device. */
  readonly download = (): Promise<void> =>
    this.#downloads.start('xml', this.#payables.xmlOf(this.#id), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))
}
