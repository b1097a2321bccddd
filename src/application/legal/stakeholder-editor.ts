import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Stakeholder, StakeholderDraft, StakeholderField } from '#domain/legal/stakeholder.ts'
import type { MexicanGeography } from '../geography/mexican-geography.port.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Clock } from '../shared/clock.port.ts'
import { EditedRow } from '../shared/edited-row.ts'
import type { Failure } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { draftOf, EMPTY_STAKEHOLDER, fieldsOf, SECTIONS } from './stakeholder-fields.ts'
import { StakeholderForm } from './stakeholder-form.ts'
import type { Stakeholders } from './stakeholders.port.ts'

export interface StakeholderEditorDependencies {
  readonly clock: Clock
  readonly current: CurrentSession
  readonly geography: MexicanGeography
  readonly keys: IdempotencyKeys
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
  readonly stakeholders: Stakeholders
  /** Called with the representative that the host stored, before the dialog closes. */
  readonly onSaved: (saved: Stakeholder) => void
}

/** A field that two people changed to different values. */
export interface ConflictingField {
  readonly field: StakeholderField
  readonly stored: string
  readonly typed: string
}

/** The dialog that shows, adds or changes a legal representative. */
export class StakeholderEditor {
  /** Undefined unless one is added or changed. */
  model: StakeholderForm | undefined = undefined
  /** The representative that is only shown. */
  viewed: Stakeholder | undefined = undefined
  readonly #row = new EditedRow<Stakeholder>()
  readonly #deps: StakeholderEditorDependencies

  constructor(dependencies: StakeholderEditorDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { model: observableRef, viewed: observableRef }, { autoBind: true })
  }

  /** The representative to change; undefined for a new one. */
  get edited(): Stakeholder | undefined {
    return this.#row.original
  }

  /** The stored representative, when another change was saved first. */
  get conflict(): Stakeholder | undefined {
    return this.#row.conflict
  }

  get country(): Country {
    return this.#deps.current.country
  }

  /** What differs between the stored and the typed values. */
  get differences(): ReadonlyArray<ConflictingField> {
    const { conflict, model } = this
    if (conflict === undefined || model === undefined) return []
    const stored = draftOf(this.country, conflict)
    const typed = model.form.values
    return SECTIONS.flatMap((section) => fieldsOf(this.country, section))
      .filter((field) => stored[field] !== typed[field].trim())
      .map((field) => ({ field, stored: stored[field], typed: typed[field] }))
  }

  view(stakeholder: Stakeholder): void {
    this.viewed = stakeholder
  }

  /** Adds a representative, or changes the given one. */
  open(stakeholder?: Stakeholder): void {
    this.viewed = undefined
    this.#row.open(stakeholder)
    this.model = this.#createForm(stakeholder === undefined ? EMPTY_STAKEHOLDER : draftOf(this.country, stakeholder))
  }

  close(): void {
    if (this.model?.form.isBusy === true) return
    this.#row.open()
    this.model = undefined
    this.viewed = undefined
  }

  /** Discards the own values and continues with the stored ones. */
  useStored(): void {
    if (this.conflict !== undefined) this.open(this.conflict)
  }

  /** Saves the own values over the stored ones. */
  overwriteStored(): void {
    this.#row.acceptConflict()
    void this.model?.form.submit()
  }

  #createForm(initial: StakeholderDraft): StakeholderForm {
    const { clock, geography, keys, scheduler } = this.#deps
    /* Other values are another intent. */
    let key = keys.next()
    return new StakeholderForm({
      country: this.country,
      today: () => clock.today(this.country),
      scheduler,
      initial,
      geography,
      hasEditableIds: this.edited === undefined || profileOf(this.country).hasEditableStakeholderIds,
      submit: (draft) => this.#save(draft, key),
      onChange: () => (key = keys.next()),
      onSuccess: () => this.#onSaved(),
    })
  }

  #save(draft: StakeholderDraft, key: string): TE.TaskEither<Failure, Stakeholder> {
    const { stakeholders } = this.#deps
    return pipe(
      this.#row.save(
        () => stakeholders.create(draft, key),
        ({ id, version }) => stakeholders.replace(id, version, draft),
      ),
      TE.chainFirstIOK((one) => () => this.#deps.onSaved(one)),
    )
  }

  #onSaved(): void {
    const isNew = this.edited === undefined
    this.close()
    this.#deps.notifications.show({ _tag: isNew ? 'StakeholderAdded' : 'StakeholderChanged' })
  }
}
