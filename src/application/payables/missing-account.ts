import { makeAutoObservable, observableRef } from 'mobx'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { Bank } from '#domain/banking/bank.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import { owedOf, type PayableInvoice, type PayeeAccountName } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { AccountEditor } from '../banking/account-editor.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import type { Resolved } from '../shared/token.ts'
import { Suppliers } from '../suppliers/suppliers.port.ts'

/** Adds the account of a payee while its invoices are scheduled, and knows the accounts that were added. */
export class MissingAccount {
  static readonly needs = {
    current: CurrentSession,
    drafts: FormDrafts,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
    suppliers: Suppliers,
  }
  /** Open for one payee. */
  editor: AccountEditor | undefined = undefined
  /** By payee and currency. */
  added: ReadonlyMap<string, PayeeAccountName> = new Map()
  readonly #deps: Resolved<typeof MissingAccount.needs>

  constructor(dependencies: Resolved<typeof MissingAccount.needs>) {
    this.#deps = dependencies
    makeAutoObservable(this, { editor: observableRef, added: observableRef }, { autoBind: true })
  }

  open(id: SupplierId, { identifier: holderIdentifier, name: holder }: NamedSupplier, currency: Currency): void {
    const { suppliers, ...shared } = this.#deps
    const accounts = suppliers.accounts(id)
    const banks = new RemoteList<Bank>({ load: accounts.banks })
    const editor = new AccountEditor({
      ...shared,
      accounts,
      holder: () => ({ holder, holderIdentifier }),
      /* One in another currency may be there: the host compares. */
      listed: () => [],
      banks,
      onSaved: (account) => this.#onSaved(id, account),
    })
    void banks.load()
    editor.open()
    if (editor.form?.values.currency !== currency) editor.form?.change('currency', currency)
    this.editor = editor
  }

  /** The invoice with the account that was added since it was read. */
  withAccount(invoice: PayableInvoice): PayableInvoice {
    const payeeAccount = this.added.get(keyOf(invoice.payeeId, owedOf(invoice).currency))
    return payeeAccount === undefined
      ? invoice
      : { ...invoice, payeeAccount, supplier: { ...invoice.supplier, hasBankAccount: true } }
  }

  #onSaved(id: SupplierId, { bank, currency, number, type }: BankAccount): void {
    this.added = new Map([
      ...this.added,
      [keyOf(id, currency), { bank: bank.name, type, number: maskedNumber(number) }],
    ])
  }
}

const keyOf = (id: SupplierId, currency: Currency): string => `${id} ${currency}`
