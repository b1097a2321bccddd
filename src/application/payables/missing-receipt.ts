import { makeAutoObservable, observableRef } from 'mobx'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'

/** The paid invoice whose payment receipt the user is about to ask for. */
export class MissingReceipt {
  invoice: PayableInvoice | undefined = undefined

  constructor() {
    makeAutoObservable(this, { invoice: observableRef }, { autoBind: true })
  }

  open(invoice: PayableInvoice): void {
    this.invoice = invoice
  }

  close(): void {
    this.invoice = undefined
  }
}
