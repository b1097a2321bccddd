import { makeAutoObservable } from 'mobx'
import type { Invoices } from './invoices.port.ts'
import type { OrderSubmissions } from './order-submissions.port.ts'

export interface FinancingPorts {
  readonly invoices: Invoices
  readonly submissions: OrderSubmissions
}

/** The source of invoices of the financing screens: the host, or the samples. One per tab. */
export class FinancingSource {
  isDemo = false
  readonly #own: FinancingPorts
  readonly #demo: FinancingPorts

  constructor(own: FinancingPorts, demo: FinancingPorts) {
    this.#own = own
    this.#demo = demo
    makeAutoObservable(this, {}, { autoBind: true })
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

  enterDemo(): void {
    this.isDemo = true
  }

  exitDemo(): void {
    this.isDemo = false
  }
}
