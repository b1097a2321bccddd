import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { MAX_OWN_ITEMS, type OwnItem, type OwnItemDraft } from '#domain/cash/own-item.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Action } from '../shared/action.ts'
import { REJECTED_BY_CONFLICT } from '../shared/conflict.ts'
import { Editor } from '../shared/editor.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { Cash } from './cash.port.ts'
import { type OwnItemTextError, type OwnItemTexts, readOwnItem, textsOf } from './own-item-text.ts'

export type OwnItemForm = Form<OwnItemTexts, OwnItemDraft, OwnItemTextError, OwnItem>

export interface OwnItemsOptions extends Resolved<typeof OwnItems.needs> {
  /** Called with each change of the list by the user. */
  readonly onChanged: () => void
}

/** The money that the company knows of and no document names, and the dialogs that change it. */
export class OwnItems {
  static readonly needs = {
    calendar: BusinessCalendar,
    cash: Cash,
    current: CurrentSession,
    drafts: FormDrafts,
    keys: IdempotencyKeys,
    live: LiveEvents,
    scheduler: Scheduler,
  }
  isOpen = false
  readonly list: RemoteList<OwnItem>
  readonly editor: Editor<OwnItem, OwnItemDraft, OwnItemForm>
  /** The item to delete, while that is confirmed. */
  deleted: OwnItem | undefined = undefined
  readonly deletion: Action<[OwnItem], OwnItem>

  constructor({ calendar, cash, current, drafts, keys, live, onChanged, scheduler }: OwnItemsOptions) {
    const items = cash.ownItems
    const changed = (): void => {
      this.list.retry()
      onChanged()
    }
    this.list = new RemoteList({ load: items.list, live, refreshOn: ({ _tag }) => _tag === 'CashChanged' })
    this.editor = new Editor({
      keys,
      createForm: (item, options) =>
        new Form({
          ...options,
          initial: textsOf(item, current.country, calendar.today),
          validate: (texts) => readOwnItem(texts, current.country, calendar.today),
          cooldown: new SubmitCooldown(scheduler),
        }),
      draftOf: (item) => drafts.open(`own cash item ${item?.id ?? ''}`, item?.version ?? 0),
      create: items.create,
      replace: ({ id, version }, valid) => items.replace(id, version, valid),
      onSaved: changed,
    })
    this.deletion = new Action(
      ({ id, version }: OwnItem) =>
        pipe(
          items.remove(id, version),
          TE.mapLeft((failure) => (failure._tag === 'Conflict' ? this.#onConflict(failure.current) : failure)),
        ),
      {
        onSuccess: () => {
          this.deleted = undefined
          changed()
        },
      },
    )
    makeAutoObservable(
      this,
      { list: false, editor: false, deletion: false, deleted: observableRef },
      { autoBind: true },
    )
  }

  get isFull(): boolean {
    return this.list.totalRows >= MAX_OWN_ITEMS
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  openDeletion(item: OwnItem): void {
    this.deletion.reset()
    this.deleted = item
  }

  cancelDeletion(): void {
    if (!this.deletion.isBusy) this.deleted = undefined
  }

  async delete(): Promise<void> {
    if (this.deleted !== undefined) await this.deletion.run(this.deleted)
  }

  /** Another change was saved first: the dialog asks again, about the item as it is stored now. */
  #onConflict(stored: OwnItem): Failure {
    runInAction(() => (this.deleted = stored))
    this.list.retry()
    return REJECTED_BY_CONFLICT
  }
}
