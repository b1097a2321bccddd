import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { filterOfQuery } from '#domain/financing/invoice-filter-query.ts'
import {
  type InvoiceView,
  MAX_VIEWS,
  parseViewName,
  type ViewNameError,
  viewKeyOf,
  withView,
} from '#domain/financing/invoice-view.ts'
import { Action } from '../shared/action.ts'
import type { Failure } from '../shared/failure.ts'
import type { RemoteValue } from '../shared/remote-value.ts'
import { searchOfQuery } from './invoice-list-query.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import { InvoiceViews } from './invoice-views.port.ts'
import { type Resolved, token } from '../shared/token.ts'

export type ViewError = ViewNameError['_tag'] | 'TooManyViews'

/** The views of the user, for every place that shows or changes them. */
export type StoredViews = RemoteValue<ReadonlyArray<InvoiceView>>
export const StoredViews = token<StoredViews>('StoredViews')

/** The saved searches and filters of the user: shown in the table, saved under a name, deleted. */
export class SavedViews {
  static readonly needs = {
    views: InvoiceViews,
    saved: StoredViews,
  }
  /** The name as the user types it. */
  name = ''
  error: ViewError | undefined = undefined
  /** The view that was deleted last, which can be restored. */
  removed: InvoiceView | undefined = undefined
  readonly saved: StoredViews
  /** The last change. */
  readonly request = new Action((request: TaskEither<Failure, () => void>) => request, {
    onSuccess: (onDone) => onDone(),
  })
  readonly #deps: Resolved<typeof SavedViews.needs>
  readonly #table: InvoiceTableViewModel

  constructor(dependencies: Resolved<typeof SavedViews.needs>, table: InvoiceTableViewModel) {
    this.#deps = dependencies
    this.#table = table
    this.saved = dependencies.saved
    makeAutoObservable(this, { saved: false, request: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.saved.activate()
  }

  /** There is a search or a filter to save. */
  get canSave(): boolean {
    return this.#table.query.length > 0 && this.saved.value !== undefined
  }

  /** Saving replaces a view of that name. */
  get replaces(): boolean {
    return this.#all.some(({ name }) => viewKeyOf(name) === viewKeyOf(this.name))
  }

  /** The table shows this view. */
  isShown({ query }: InvoiceView): boolean {
    return JSON.stringify(query) === JSON.stringify(this.#table.query)
  }

  show({ query }: InvoiceView): void {
    this.#table.filters.set(searchOfQuery(query), filterOfQuery(query))
  }

  change(name: string): void {
    this.name = name
    this.error = undefined
  }

  async save(): Promise<void> {
    const name = parseViewName(this.name)
    if (E.isLeft(name)) this.error = name.left._tag
    else if (this.#all.length >= MAX_VIEWS && !this.replaces) this.error = 'TooManyViews'
    else if (this.canSave) await this.#store({ name: name.right, query: this.#table.query }, () => this.change(''))
  }

  async remove(view: InvoiceView): Promise<void> {
    await this.#run(this.#deps.views.remove(view.name), () => {
      this.saved.update(this.#all.filter(({ name }) => name !== view.name))
      this.removed = view
    })
  }

  /** Saves the view that was deleted last again. */
  async restore(): Promise<void> {
    if (this.removed !== undefined) await this.#store(this.removed, () => (this.removed = undefined))
  }

  get #all(): ReadonlyArray<InvoiceView> {
    return this.saved.value ?? []
  }

  #store(view: InvoiceView, onStored: () => void): Promise<void> {
    return this.#run(this.#deps.views.save(view), () => {
      this.saved.update(withView(this.#all, view))
      onStored()
    })
  }

  async #run(change: TaskEither<Failure, void>, onDone: () => void): Promise<void> {
    if (!this.request.isBusy) await this.request.run(TE.map(() => onDone)(change))
  }
}
