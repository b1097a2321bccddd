import { DemoMode } from './demo-mode.ts'
import type { Invoices } from './invoices.port.ts'
import type { OrderSubmissions } from './order-submissions.port.ts'

export interface FinancingPorts {
  readonly invoices: Invoices
  readonly submissions: OrderSubmissions
}

/** The source of invoices of the financing screens: the host, or the samples. */
export class FinancingSource {
  readonly mode: DemoMode
  readonly #own: FinancingPorts
  readonly #demo: FinancingPorts

  constructor(own: FinancingPorts, demo: FinancingPorts, mode: DemoMode = new DemoMode()) {
    this.#own = own
    this.#demo = demo
    this.mode = mode
  }

  get isDemo(): boolean {
    return this.mode.isDemo
  }

  get ports(): FinancingPorts {
    return this.isDemo ? this.#demo : this.#own
  }

  get invoices(): Invoices {
    return this.ports.invoices
  }

  get submissions(): OrderSubmissions {
    return this.ports.submissions
  }
}
