import { actionBound, makeObservable, observableRef } from 'mobx'
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
import { isPending, type Pending } from '#domain/team/pending.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { type EditedForm, Editor } from '../shared/editor.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { bankFor, draftOf, emptyDraft, numberWarnings } from './account-draft.ts'
import { readAccountText, countRecognisedFields, type RecognisedAccount } from './account-text.ts'
import { BankAccounts, type HeldBankAccount } from './bank-accounts.port.ts'
import { SharedConsent } from './shared-consent.ts'
import type { Resolved } from '../shared/token.ts'

export type BankAccountForm = Form<BankAccountDraft, NewBankAccount, BankAccountError, BankAccount | Pending>

export type AccountHolder = Pick<HeldBankAccount, 'holder' | 'holderIdentifier'>

export interface AccountEditorOptions extends Resolved<typeof AccountEditor.needs> {
  /** Who holds the accounts. */
  readonly holder: () => AccountHolder
  /** The accounts of the holder, as far as they are loaded. */
  readonly listed: () => ReadonlyArray<BankAccount>
  readonly banks: RemoteList<Bank>
  readonly onSaved: (account: BankAccount) => void
}

/** The dialog that adds or changes a bank account. */
export class AccountEditor extends Editor<BankAccount, NewBankAccount, BankAccountForm, BankAccount | Pending> {
  static readonly needs = {
    accounts: BankAccounts,
    current: CurrentSession,
    drafts: FormDrafts,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  /** The last pasted text filled these. */
  pasted: RecognisedAccount | undefined = undefined
  readonly shared = new SharedConsent()
  readonly #deps: AccountEditorOptions

  constructor(dependencies: AccountEditorOptions) {
    const { accounts, drafts, holder, keys, notifications, onSaved } = dependencies
    super({
      keys,
      createForm: (account, options) => this.#createForm(account, options),
      draftOf: (account) =>
        drafts.open(`account ${holder().holderIdentifier} ${account?.id ?? ''}`, account?.version ?? 0),
      create: (account, key) => accounts.create(this.#held(account), key),
      replace: ({ id, version }, account) => accounts.replace(id, version, this.#held(account)),
      onSaved: (saved, isNew) => {
        if (isPending(saved)) return notifications.show({ _tag: 'SentToApproval' })
        notifications.show({ _tag: isNew ? 'BankAccountAdded' : 'BankAccountChanged' })
        onSaved(saved)
      },
    })
    this.#deps = dependencies
    makeObservable(this, { pasted: observableRef, paste: actionBound, saveShared: actionBound })
  }

  get country(): Country {
    return this.#deps.current.country
  }

  get holder(): AccountHolder {
    return this.#deps.holder()
  }

  get banks(): ReadonlyArray<Bank> {
    return this.bankList.rows ?? []
  }

  get bankList(): RemoteList<Bank> {
    return this.#deps.banks
  }

  /** Another account of the holder with this bank and number. */
  get duplicate(): BankAccount | undefined {
    const { bankId, number } = this.form?.values ?? { bankId: '', number: '' }
    return this.#deps.listed().find((account) => account.id !== this.row?.id && isDuplicate([account], bankId, number))
  }

  /** They never prevent the submit. */
  get warnings(): ReadonlyArray<AccountNumberWarning> {
    return this.form === undefined ? [] : numberWarnings(this.country, this.form.values, this.banks)
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

  /** Saves the account of a supplier that also belongs to another supplier, the company or the financier. */
  saveShared(): void {
    this.shared.accept()
    /* The consent is another intent. */
    this.renewKey()
    this.save()
  }

  #createForm(
    account: BankAccount | undefined,
    options: EditedForm<BankAccount | Pending, NewBankAccount>,
  ): BankAccountForm {
    this.pasted = undefined
    this.shared.reset()
    const form: BankAccountForm = new Form({
      ...options,
      initial: account === undefined ? emptyDraft(this.country) : draftOf(account),
      validate: (values) => validateBankAccount(this.country, values),
      whileTyping: { number: (text) => formatPartialAccountNumber(this.country, text) },
      onChange: (values, name) => {
        options.onChange()
        if (name === 'number' || name === 'bankId') this.shared.reset()
        const chosen = bankFor(this.country, values, this.banks)
        if (name === 'number' && chosen !== values.bankId) form.change('bankId', chosen)
      },
      isReady: () => this.duplicate === undefined,
      fieldOfCode: new Map([['ERROR_BANK_ACCOUNT_DUPLICATE', 'number']]),
      onFailure: this.shared.onFailure,
      cooldown: new SubmitCooldown(this.#deps.scheduler),
    })
    return form
  }

  #held(account: NewBankAccount): HeldBankAccount {
    return { ...account, ...this.holder, ...this.shared.answer }
  }
}
