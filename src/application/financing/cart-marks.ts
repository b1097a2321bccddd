import { makeAutoObservable, observableRef } from 'mobx'
import type { InvoiceId } from '#domain/kernel/id.ts'

/** The lines of the cart to which the date above them applies; none means all. */
export class CartMarks {
  ids: ReadonlySet<InvoiceId> = new Set()

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  get count(): number {
    return this.ids.size
  }

  has(id: InvoiceId): boolean {
    return this.ids.has(id)
  }

  toggle(id: InvoiceId): void {
    this.set([id], !this.ids.has(id))
  }

  set(ids: ReadonlyArray<InvoiceId>, isMarked: boolean): void {
    const those = new Set(ids)
    const others = [...this.ids].filter((id) => !those.has(id))
    this.ids = new Set(isMarked ? [...others, ...ids] : others)
  }

  clear(): void {
    this.ids = new Set()
  }
}
