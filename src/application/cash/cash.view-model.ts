import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CashRow } from '#domain/cash/cash-item.ts'
import type { CashBlock } from '#domain/cash/projection.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { add, type Currency, type Money, subtract, sum } from '#domain/kernel/money.ts'
import { type MoneyInputError, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { InlineEdit } from '../shared/inline-edit.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import type { CashEntry, CompanyCash, StatedOpening } from './cash.port.ts'
import { type CashPlace, type CashTable, cashTableOf, type CashView } from './cash-table.ts'
import { changesCash } from './changes-cash.ts'
import { CollectionMarks } from './collection-marks.ts'
import { OpeningAccounts } from './opening-accounts.ts'
import { OwnItems } from './own-items.ts'
import { PaymentMoves } from './payment-moves.ts'
import { WeekCover } from './week-cover.ts'

/** A cell whose items are shown. */
export interface OpenedCell {
  readonly place: CashPlace['place']
  readonly row: CashRow
  readonly currency: Currency
}

/** An item as a row of a list. */
export interface EntryRow extends CashEntry {
  readonly id: string
}

/** The money that comes in and goes out week by week, with the balance that the company states. */
export class CashViewModel {
  static readonly needs = { ...WeekCover.needs, ...OwnItems.needs, ...PaymentMoves.needs }
  view: CashView = 'weeks'
  opened: OpenedCell | undefined = undefined
  readonly projection: RemoteValue<CompanyCash>
  readonly entries: RemotePage<EntryRow>
  readonly ownItems: OwnItems
  /** The marks that the company sets on issued invoices. */
  readonly marks: CollectionMarks
  /** The balance of today, in the currency of the country. */
  readonly balance: InlineEdit<Money, MoneyInputError, StatedOpening>
  readonly cover: WeekCover
  readonly moves: PaymentMoves
  /** The balance by accounts. */
  readonly accounts: OpeningAccounts
  readonly #deps: Resolved<typeof CashViewModel.needs>

  constructor(dependencies: Resolved<typeof CashViewModel.needs>) {
    const { cash, live, scheduler } = dependencies
    this.#deps = dependencies
    this.cover = new WeekCover(dependencies, () => this.projection.value)
    this.moves = new PaymentMoves(dependencies, () => this.projection.value)
    this.projection = new RemoteValue({ load: cash.projection, live, refreshOn: changesCash })
    this.entries = new RemotePage<EntryRow>({ load: (query) => this.#entriesOf(query), live, refreshOn: changesCash })
    this.ownItems = new OwnItems({ ...dependencies, onChanged: this.projection.retry })
    this.marks = new CollectionMarks({
      cash,
      scheduler,
      today: () => dependencies.calendar.today,
      onChanged: () => {
        this.entries.retry()
        this.projection.retry()
      },
    })
    this.balance = new InlineEdit<Money, MoneyInputError, StatedOpening>({
      initial: () => (this.#stated === undefined ? '' : formatMoney(this.#stated, this.#deps.current.country)),
      validate: (text) => parseMoneyInput(text, this.currency, this.#deps.current.country),
      version: () => this.projection.value?.opening.version ?? 0,
      draftOf: (version) => dependencies.drafts.open('opening of the cash', version),
      save: (balance, version) =>
        cash.saveOpening(version, {
          date: dependencies.calendar.today,
          accounts: [{ name: this.#ownAccounts[0]?.name ?? ACCOUNT, balance }, ...this.#otherAccounts],
        }),
      onSaved: (opening) => this.#onStated(opening),
      onConflict: (opening) => this.#onStated(opening),
      scheduler,
    })
    this.accounts = new OpeningAccounts({
      cash,
      keys: dependencies.keys,
      scheduler,
      country: () => dependencies.current.country,
      today: () => dependencies.calendar.today,
      onSaved: (opening) => this.#onStated(opening),
    })
    makeAutoObservable(
      this,
      {
        projection: false,
        entries: false,
        ownItems: false,
        marks: false,
        balance: false,
        cover: false,
        moves: false,
        accounts: false,
        opened: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Loads the projection, and updates it until the returned function is called. */
  activate(): () => void {
    return this.projection.activate()
  }

  get currency(): Currency {
    return profileOf(this.#deps.current.country).currency
  }

  /** A block for each currency, that of the country first; one without items where the company has none. */
  get tables(): ReadonlyArray<CashTable & Pick<CashBlock, 'currency'>> {
    const blocks = this.projection.value?.blocks ?? []
    return blocks.map((block) => ({ currency: block.currency, ...cashTableOf(block, this.view) }))
  }

  /** The balances after the change that is compared; undefined while none is, and for another currency. */
  changedPlaces(currency: Currency): ReadonlyArray<CashPlace> | undefined {
    const after = (this.cover.comparison ?? this.moves.comparisonIn(currency))?.after
    return after?.currency === currency ? cashTableOf(after, this.view).places : undefined
  }

  get isEmpty(): boolean {
    return this.tables.every(({ lines }) => lines.length === 0)
  }

  get stated(): Money | undefined {
    return this.#stated
  }

  /** How many accounts are stated, in all currencies. */
  get accountCount(): number {
    return this.projection.value?.opening.accounts.length ?? 0
  }

  /** One sum stands for the accounts in the currency of the country while they are at most one. */
  get isOneSum(): boolean {
    return this.#ownAccounts.length <= 1
  }

  openAccounts(): void {
    this.accounts.editor.open(this.projection.value?.opening)
  }

  /** Offers the balance with what moved since it was stated; that of several accounts is typed for each. */
  updateBalance(): void {
    const moved = this.projection.value?.sinceOpening.find(({ currency }) => currency === this.currency)
    if (!this.isOneSum || moved === undefined || this.#stated === undefined) return this.openAccounts()
    this.balance.open()
    const now = subtract(add(this.#stated, moved.in), moved.out)
    this.balance.form?.change('value', formatMoney(now, this.#deps.current.country))
  }

  show(view: CashView): void {
    this.view = view
  }

  open(cell: OpenedCell): void {
    this.marks.reset()
    this.opened = cell
    this.entries.reset()
  }

  close(): void {
    this.opened = undefined
    this.marks.reset()
  }

  /** Takes the balance at once, and the weeks that follow from it with the next answer. */
  #onStated(opening: StatedOpening): void {
    const { value } = this.projection
    if (value !== undefined) this.projection.update({ ...value, opening })
    this.projection.retry()
  }

  get #stated(): Money | undefined {
    if (this.projection.value?.opening.date === undefined) return undefined
    return sum(
      this.currency,
      this.#ownAccounts.map(({ balance }) => balance),
    )
  }

  get #ownAccounts() {
    const accounts = this.projection.value?.opening.accounts ?? []
    return accounts.filter(({ balance }) => balance.currency === this.currency)
  }

  /** They stay as they are when the balance in the currency of the country is replaced. */
  get #otherAccounts() {
    const accounts = this.projection.value?.opening.accounts ?? []
    return accounts.filter(({ balance }) => balance.currency !== this.currency)
  }

  #entriesOf({ page, pageSize }: { readonly page: number; readonly pageSize: number }) {
    const { opened } = this
    if (opened === undefined) return TE.of({ rows: [], page, pageSize, totalRows: 0 })
    return pipe(
      this.#deps.cash.entries({ ...opened, page, pageSize }),
      TE.map((found) => ({ ...found, rows: found.rows.map((entry) => ({ ...entry, id: entry.key })) })),
    )
  }
}

/** The name of the only account of a balance that is stated as one sum. */
const ACCOUNT = 'Saldo'
