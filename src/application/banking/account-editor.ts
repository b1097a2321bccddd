import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { type AccountNumberWarning, formatPartialAccountNumber } from '#domain/banking/account-number.ts'
import {
  type BankAccount,
  type BankAccountDraft,
  type BankAccountError,
  type NewBankAccount,
  validateBankAccount,
} from '#domain/banking/bank-account.ts'
import type { Bank } from '#domain/banking/bank.ts'
import { isDuplicate } from '#domain/banking/default-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { EditedRow } from '../shared/edited-row.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { bankFor, draftOf, emptyDraft, numberWarnings } from './account-draft.ts'
import { readAccountText, countRecognisedFields, type RecognisedAccount } from './account-text.ts'
import type { BankAccounts, HeldBankAccount } from './bank-accounts.port.ts'
import { SharedConsent } from './shared-consent.ts'

export type BankAccountForm = Form<BankAccountDraft, NewBankAccount, BankAccountError, BankAccount>

export type AccountHolder = Pick<HeldBankAccount, 'holder' | 'holderIdentifier'>

export interface AccountEditorDependencies {
  readonly accounts: BankAccounts
  readonly current: CurrentSession
  readonly keys: IdempotencyKeys
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
  /** Who holds the accounts. */
  readonly holder: () => AccountHolder
  /** The accounts of the holder, as far as they are loaded. */
  readonly listed: () => ReadonlyArray<BankAccount>
  readonly banks: () => ReadonlyArray<Bank>
  readonly onSaved: () => void
}

/** The dialog that adds or changes a bank account. */
export class AccountEditor {
  /** Undefined while the dialog is closed. */
  form: BankAccountForm | undefined = undefined
  /** What the last pasted text filled. */
  pasted: RecognisedAccount | undefined = undefined
  readonly shared = new SharedConsent()
  /** Identifies one intent: other values are another, and so is the consent. */
  #key = ''
  readonly #row = new EditedRow<BankAccount>()
  readonly #deps: AccountEditorDependencies

  constructor(dependencies: AccountEditorDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { form: observableRef, pasted: observableRef, shared: false }, { autoBind: true })
  }

  /** The account to change; undefined for a new one. */
  get edited(): BankAccount | undefined {
    return this.#row.original
  }

  /** The stored account, when another change was saved first. */
  get conflict(): BankAccount | undefined {
    return this.#row.conflict
  }

  get country(): Country {
    return this.#deps.current.country
  }

  get holder(): AccountHolder {
    return this.#deps.holder()
  }

  get banks(): ReadonlyArray<Bank> {
    return this.#deps.banks()
  }

  /** Another account of the holder with this bank and number. */
  get duplicate(): BankAccount | undefined {
    const { bankId, number } = this.form?.values ?? { bankId: '', number: '' }
    return this.#deps
      .listed()
      .find((account) => account.id !== this.edited?.id && isDuplicate([account], bankId, number))
  }

  /** They never prevent the submit. */
  get warnings(): ReadonlyArray<AccountNumberWarning> {
    return this.form === undefined ? [] : numberWarnings(this.country, this.form.values, this.banks)
  }

  /** Adds an account, or changes the given one. */
  open(account?: BankAccount): void {
    this.#row.open(account)
    this.pasted = undefined
    this.shared.reset()
    this.form = this.#createForm(account === undefined ? emptyDraft(this.country) : draftOf(account))
  }

  close(): void {
    if (this.form?.isBusy === true) return
    this.form = undefined
    this.#row.open()
  }

  /** Fills the fields from a text that names at least two of them. Returns whether it did: otherwise it is an ordinary paste. */
  paste(text: string): boolean {
    const { form } = this
    const found = readAccountText(this.country, text, this.banks)
    if (form === undefined || form.isBusy || countRecognisedFields(found) < 2) return false
    /* The number comes first, because in Mexico it chooses the bank. */
    for (const name of ['number', 'bankId', 'type', 'email'] as const)
      form.change(name, found[name] ?? form.values[name])
    this.pasted = found
    return true
  }

  /** The pasted text names another holder. */
  get namesOtherHolder(): boolean {
    const holder = this.pasted?.holderIdentifier
    return holder !== undefined && holder !== this.holder.holderIdentifier
  }

  /** Discards the own values and continues with the stored ones. */
  useStored(): void {
    if (this.conflict !== undefined) this.open(this.conflict)
  }

  /** Saves the own values over the stored ones. */
  overwriteStored(): void {
    this.#row.acceptConflict()
    void this.form?.submit()
  }

  /** Saves the account of a supplier that also belongs to another supplier, the company or the financier. */
  saveShared(): void {
    this.shared.accept()
    this.#key = this.#deps.keys.next()
    void this.form?.submit()
  }

  #createForm(initial: BankAccountDraft): BankAccountForm {
    this.#key = this.#deps.keys.next()
    const form: BankAccountForm = new Form({
      initial,
      validate: (values) => validateBankAccount(this.country, values),
      submit: (valid) => this.#save({ ...valid, ...this.holder, ...this.shared.answer }),
      whileTyping: { number: (text) => formatPartialAccountNumber(this.country, text) },
      onChange: (values, name) => {
        this.#key = this.#deps.keys.next()
        if (name === 'number' || name === 'bankId') this.shared.reset()
        const chosen = bankFor(this.country, values, this.banks)
        if (name === 'number' && chosen !== values.bankId) form.change('bankId', chosen)
      },
      isReady: () => this.duplicate === undefined,
      fieldOfCode: new Map([['ERROR_BANK_ACCOUNT_DUPLICATE', 'number']]),
      onSuccess: () => this.#onSaved(),
      onFailure: this.shared.onFailure,
      cooldown: new SubmitCooldown(this.#deps.scheduler),
    })
    return form
  }

  #save(account: HeldBankAccount): TaskEither<Failure, BankAccount> {
    const { accounts } = this.#deps
    return this.#row.save(
      () => accounts.create(account, this.#key),
      ({ id, version }) => accounts.replace(id, version, account),
    )
  }

  #onSaved(): void {
    const isNew = this.edited === undefined
    this.close()
    this.#deps.notifications.show({ _tag: isNew ? 'BankAccountAdded' : 'BankAccountChanged' })
    this.#deps.onSaved()
  }
}
