import { makeAutoObservable } from 'mobx'

/** Whether the financing screens show samples in place of the company's invoices. One per tab. */
export class DemoMode {
  isDemo = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  enterDemo(): void {
    this.isDemo = true
  }

  exitDemo(): void {
    this.isDemo = false
  }
}
