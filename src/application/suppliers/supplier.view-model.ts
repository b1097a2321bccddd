import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { parseId } from '#domain/kernel/id.ts'
import { OVERDUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import { BankAccountsViewModel } from '../banking/bank-accounts.view-model.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { InlineEdit } from '../shared/inline-edit.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { SupplierContacts } from './supplier-contacts.ts'
import { type PayablePage, type PayableTotals, SupplierTotals } from '../payables/payables.port.ts'
import { type SupplierEvent, Suppliers } from './suppliers.port.ts'
import type { Resolved } from '../shared/token.ts'

/** One supplier with its payment term, what is owed to it, its bank accounts and its contacts. Opening another one leaves nothing of the first. */
export class SupplierViewModel {
  static readonly needs = {
    ...SupplierContacts.needs,
    current: CurrentSession,
    suppliers: Suppliers,
    payables: SupplierTotals,
  }
  id: SupplierId | undefined = undefined
  accounts: BankAccountsViewModel | undefined = undefined
  contacts: SupplierContacts | undefined = undefined
  readonly supplier: RemoteValue<Supplier>
  /** The sums that are owed and were paid to it. */
  readonly totals: RemoteValue<PayableTotals>
  readonly invoices: RemotePage<PayableInvoice, PayablePage>
  /** The lists and payments of its invoices, and the changes of its accounts. */
  readonly activity: RemoteValue<ReadonlyArray<SupplierEvent>>
  readonly term: InlineEdit<PaymentTerm.PaymentTerm, PaymentTerm.PaymentTermError, Supplier>
  readonly #deps: Resolved<typeof SupplierViewModel.needs>

  constructor(dependencies: Resolved<typeof SupplierViewModel.needs>) {
    const { live, payables, scheduler, suppliers } = dependencies
    this.#deps = dependencies
    this.supplier = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : suppliers.one(this.id)),
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged',
    })
    this.totals = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : payables.totals(this.id)),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
    })
    this.invoices = new RemotePage({
      load: ({ page, pageSize }) =>
        this.id === undefined ? TE.left(NOT_FOUND) : payables.ofSupplier(this.id, page, pageSize),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
    })
    this.activity = new RemoteValue({
      load: () => (this.id === undefined ? TE.left(NOT_FOUND) : suppliers.activity(this.id)),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'SuppliersChanged',
    })
    this.term = new InlineEdit({
      initial: () => String(PaymentTerm.orDefaultTerm(this.supplier.value?.paymentTerm)),
      validate: PaymentTerm.parse,
      whileTyping: (text) => text.replaceAll(/\D/g, '').slice(0, 3),
      version: () => this.supplier.value?.version ?? 0,
      draftOf: (version) => dependencies.drafts.open(`term ${this.id ?? ''}`, version),
      save: (term, version) => this.#saveTerm(term, version),
      onConflict: (stored) => this.supplier.update(stored),
      onSaved: (supplier) => {
        this.supplier.update(supplier)
        dependencies.notifications.show({ _tag: 'SupplierChanged' })
      },
      scheduler,
    })
    makeAutoObservable(
      this,
      {
        supplier: false,
        totals: false,
        invoices: false,
        activity: false,
        term: false,
        accounts: observableRef,
        contacts: observableRef,
      },
      { autoBind: true },
    )
  }

  /** The address names no supplier that this business has. */
  get isNotFound(): boolean {
    const { failure } = this.supplier
    return failure?._tag === 'Rejected' && failure.code === NOT_FOUND.code
  }

  /** The first day from today on which something is due to it; undefined without any. */
  get nextPayment(): CivilDate | undefined {
    const coming = this.totals.value?.due.filter(({ bucket }) => !OVERDUE_BUCKETS.includes(bucket))
    return coming?.flatMap(({ first }) => first ?? [])[0]
  }

  /** The number of its invoices in the inbox that can be scheduled. */
  get schedulable(): number {
    return (this.totals.value?.due ?? []).reduce((sum, { invoices }) => sum + invoices, 0)
  }

  /** `text` is what the address says. The answer closes the supplier. */
  open(text: string): () => void {
    const { suppliers, ...shared } = this.#deps
    const parsed = parseId<'Supplier'>(text)
    this.term.leave()
    this.supplier.reset()
    this.totals.reset()
    this.invoices.reset()
    this.activity.reset()
    this.id = E.isRight(parsed) ? parsed.right : undefined
    const { id } = this
    if (id === undefined) return this.supplier.activate()
    const accounts = new BankAccountsViewModel({
      accounts: suppliers.accounts(id),
      holder: () => ({
        holder: this.supplier.value?.name ?? '',
        holderIdentifier: this.supplier.value?.identifier ?? '',
      }),
      ...shared,
    })
    const contacts = new SupplierContacts({ ...shared, contacts: suppliers.contacts(id), supplierId: id })
    Object.assign(this, { accounts, contacts })
    const stops = [this.supplier, this.totals, this.invoices, accounts, contacts].map((part) => part.activate())
    return () => {
      stops.forEach((stop) => stop())
      runInAction(() => Object.assign(this, { accounts: undefined, contacts: undefined }))
    }
  }

  #saveTerm(term: PaymentTerm.PaymentTerm, version: number) {
    const { notifications, suppliers } = this.#deps
    if (this.id === undefined) return TE.left(NOT_FOUND)
    return pipe(
      suppliers.changeTerm(this.id, version, term),
      TE.orElseFirstIOK((failure) => () => {
        /* The field shows both values of a conflict. */
        if (failure._tag !== 'Conflict') notifications.show({ _tag: 'SupplierNotChanged', failure })
      }),
    )
  }
}
