import type { OrderId } from '#domain/kernel/id.ts'
import { FileDownloads, type FileDownloadsDependencies } from '../documents/file-downloads.ts'
import type { OrderSimulations } from '../orders/orders.port.ts'

export interface OrderReceiptDependencies extends FileDownloadsDependencies {
  readonly simulations: OrderSimulations
}

/** What the company gets for an order that it sent: the simulation as a file. */
export class OrderReceiptViewModel {
  readonly #downloads: FileDownloads
  readonly #simulations: OrderSimulations

  constructor({ simulations, ...dependencies }: OrderReceiptDependencies) {
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
