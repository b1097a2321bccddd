import type { OrderId } from '#domain/kernel/id.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { OrderSimulations } from '../orders/orders.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The receipt of an order that was sent: the simulation as a file. */
export class OrderReceiptViewModel {
  static readonly needs = { ...FileDownloads.needs, simulations: OrderSimulations }
  readonly #downloads: FileDownloads
  readonly #simulations: OrderSimulations

  constructor({ simulations, ...dependencies }: Resolved<typeof OrderReceiptViewModel.needs>) {
    this.#downloads = new FileDownloads(dependencies)
    this.#simulations = simulations
  }

  get isDownloading(): boolean {
    return this.#downloads.active.size > 0
  }

  readonly download = (order: OrderId): Promise<void> =>
    this.#downloads.start(order, this.#simulations.simulation(order), (failure) => ({
      _tag: 'SimulationNotDownloaded',
      failure,
    }))
}
