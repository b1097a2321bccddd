import { isLeft, isRight } from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SupplierTerm } from '#domain/payables/onboarding.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import { searchSuppliers } from '#domain/suppliers/supplier-list.ts'
import { FilteredSelection } from '../shared/filtered-selection.ts'
import type { SetupSupplier } from './payables.port.ts'

/** A supplier with the term that is typed for it, as a row of the table. `minor`: nothing is summed up. */
export interface TermRow extends SetupSupplier {
  readonly id: string
  readonly minor: 0
  readonly typed: string
  readonly error: PaymentTerm.PaymentTermError | undefined
}

/** The terms of many suppliers, typed one by one or for all selected ones. */
export class SupplierTerms {
  suppliers: ReadonlyArray<SetupSupplier> = []
  search = ''
  isOnlySelected = false
  /** Typed for all selected suppliers. */
  termForSelected = ''
  /** Typed by the user, by tax id. */
  typed: ReadonlyMap<string, string> = new Map()
  /** The filter is the search. */
  readonly selection: FilteredSelection<string, TermRow>

  constructor() {
    this.selection = new FilteredSelection({
      matches: (row, search) => searchSuppliers([row], search).length > 0,
      isSame: (one, other) => one === other,
      isAll: (search) => search === '',
      view: () => ({ rows: this.rows, filter: this.search, totals: { count: this.rows.length, minor: 0 } }),
      showOnlySelected: () => this.showOnlySelected(),
      onlySelected: { isOn: () => this.isOnlySelected, leave: () => this.changeSearch('') },
    })
    const refs = { suppliers: observableRef, typed: observableRef } as const
    makeAutoObservable(this, { ...refs, selection: false }, { autoBind: true })
  }

  /** Those that the search finds. */
  get rows(): ReadonlyArray<TermRow> {
    const found = searchSuppliers(this.suppliers, this.search).map((supplier) => this.#rowOf(supplier))
    return this.isOnlySelected ? found.filter((row) => this.selection.has(row)) : found
  }

  /** The terms of every supplier, or undefined while one of them is not valid. */
  get valid(): ReadonlyArray<SupplierTerm> | undefined {
    const terms = this.suppliers.flatMap((supplier) => {
      const term = PaymentTerm.parse(this.#rowOf(supplier).typed)
      return isRight(term) ? [{ identifier: supplier.identifier, term: term.right }] : []
    })
    return terms.length === this.suppliers.length ? terms : undefined
  }

  get termForSelectedError(): PaymentTerm.PaymentTermError | undefined {
    const parsed = PaymentTerm.parse(this.termForSelected)
    return this.termForSelected !== '' && isLeft(parsed) ? parsed.left : undefined
  }

  get canApply(): boolean {
    return this.selection.count > 0 && isRight(PaymentTerm.parse(this.termForSelected))
  }

  /** Starts with these suppliers, what was agreed with them, and what was typed before. */
  open(suppliers: ReadonlyArray<SetupSupplier>, typed: ReadonlyMap<string, string> = new Map()): void {
    Object.assign(this, { suppliers, typed, termForSelected: '' })
    this.changeSearch('')
    this.selection.clear()
  }

  changeSearch(text: string): void {
    this.search = text
    this.isOnlySelected = false
  }

  /** Whatever the search finds. */
  showOnlySelected(): void {
    this.changeSearch('')
    this.isOnlySelected = true
  }

  changeTerm(identifier: string, text: string): void {
    this.typed = new Map([...this.typed, [identifier, digitsOf(text)]])
  }

  changeTermForSelected(text: string): void {
    this.termForSelected = digitsOf(text)
  }

  applyToSelected(): void {
    if (!this.canApply) return
    const terms = this.selection.rows.map(({ identifier }) => [identifier, this.termForSelected] as const)
    this.typed = new Map([...this.typed, ...terms])
    this.isOnlySelected = false
    this.selection.clear()
  }

  #rowOf(supplier: SetupSupplier): TermRow {
    const { identifier } = supplier
    const typed = this.typed.get(identifier) ?? String(PaymentTerm.orDefaultTerm(supplier.term))
    const term = PaymentTerm.parse(typed)
    return { ...supplier, id: identifier, minor: 0, typed, error: isLeft(term) ? term.left : undefined }
  }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 3)
