import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import { type LeftBehind, leftBehindBy, type PayableAction } from '#domain/payables/left-behind.ts'
import { isEmpty, type Selection } from '#domain/selection/selection.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { DryRunPrompt, dryRunOf, type RunRows } from '../shared/dry-run.ts'
import type { Failure } from '../shared/failure.ts'
import { loadAllRows, type LoadPage, loadSelectedRows } from '../shared/load-selected.ts'
import { filterOf, type PayableFilter, type PayableRow } from './payable-row.ts'

type Rows = E.Either<Failure, ReadonlyArray<PayableRow>>

export interface PayableCheckOptions {
  readonly calendar: Pick<BusinessCalendar, 'today'>
  readonly notifications: NotificationsViewModel
  readonly chosen: () => Selection<PayableFilter, PayableRow>
  /** The rows on view, which follow the host. */
  readonly onView: () => ReadonlyArray<PayableRow>
  /** The pages of the list on view. */
  readonly pages: () => LoadPage<PayableFilter, PayableRow>
  readonly current: CurrentSession
}

/** Says what an action on the selected invoices would not take, and why, before anything is called. */
export class PayableCheck {
  readonly prompt = new DryRunPrompt<PayableRow, LeftBehind>()
  isBusy = false
  readonly #options: PayableCheckOptions

  constructor(options: PayableCheckOptions) {
    this.#options = options
    makeAutoObservable(this, { prompt: false }, { autoBind: true })
  }

  /** The selected rows, which may be on many pages. */
  selectedRows(): Promise<Rows> {
    const { chosen, pages } = this.#options
    return loadSelectedRows(chosen(), pages())
  }

  /** `run` gets the invoices that the action takes; it is not called when there are none. */
  async ask(action: PayableAction, run: RunRows<PayableRow>): Promise<void> {
    const { calendar, chosen, notifications } = this.#options
    if (this.isBusy) return
    if (isEmpty(chosen())) return notifications.show({ _tag: 'NoPayablesSelected' })
    this.isBusy = true
    const selected = await this.selectedRows()
    const now = E.isRight(selected) ? await this.#now(selected.right) : selected
    runInAction(() => (this.isBusy = false))
    if (E.isLeft(selected)) return notifications.show({ _tag: 'PayablesUnavailable', failure: selected.left })
    if (E.isLeft(now)) return notifications.show({ _tag: 'PayablesUnavailable', failure: now.left })
    const rows = new Map(now.right.map((row) => [row.id, row]))
    const found = dryRunOf(selected.right, ({ id }) => leftBehindBy(action, rows.get(id)?.invoice, calendar.today))
    await this.prompt.ask(found, run)
  }

  /** Rows that are not on view are looked for in the list of the host; those of a whole filter were just loaded. */
  async #now(selected: ReadonlyArray<PayableRow>): Promise<Rows> {
    const { calendar, chosen, current, onView, pages } = this.#options
    const shown = new Set(onView().map(({ id }) => id))
    if (selected.every(({ id }) => shown.has(id))) return E.right(onView())
    return chosen()._tag === 'AllMatching'
      ? E.right(selected)
      : loadAllRows(filterOf('', 'ALL', current.country, calendar.today), pages(), Infinity)
  }
}
