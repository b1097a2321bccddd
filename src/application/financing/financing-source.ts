import { DemoMode } from './demo-mode.ts'
import { Invoices } from './invoices.port.ts'
import { OrderSubmissions } from './order-submissions.port.ts'
import { type Resolved, token } from '../shared/token.ts'

export interface FinancingPorts {
  readonly invoices: Invoices
  readonly submissions: OrderSubmissions
}
/** Samples that the browser makes up. */
export const DemoPorts = token<FinancingPorts>('DemoPorts')

/** The source of invoices of the financing screens: the host, or the samples. */
export class FinancingSource {
  static readonly needs = { invoices: Invoices, submissions: OrderSubmissions, demo: DemoPorts, mode: DemoMode }
  readonly mode: DemoMode
  readonly #own: FinancingPorts
  readonly #demo: FinancingPorts

  constructor({ demo, mode, ...own }: Resolved<typeof FinancingSource.needs>) {
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
