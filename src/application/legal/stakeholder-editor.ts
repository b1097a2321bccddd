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
import { REJECTED_BY_CONFLICT } from '../shared/conflict.ts'
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
  /** The representative to change; undefined for a new one. */
  edited: Stakeholder | undefined = undefined
  /** The representative that is only shown. */
  viewed: Stakeholder | undefined = undefined
  /** The stored representative, when another change was saved first. */
  conflict: Stakeholder | undefined = undefined
  readonly #deps: StakeholderEditorDependencies

  constructor(dependencies: StakeholderEditorDependencies) {
    this.#deps = dependencies
    const refs = {
      model: observableRef,
      edited: observableRef,
      viewed: observableRef,
      conflict: observableRef,
    } as const
    makeAutoObservable(this, refs, { autoBind: true })
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
    this.edited = stakeholder
    this.conflict = undefined
    this.model = this.#createForm(stakeholder === undefined ? EMPTY_STAKEHOLDER : draftOf(this.country, stakeholder))
  }

  close(): void {
    if (this.model?.form.isBusy === true) return
    Object.assign(this, { model: undefined, edited: undefined, viewed: undefined, conflict: undefined })
  }

  /** Discards the own values and continues with the stored ones. */
  useStored(): void {
    if (this.conflict !== undefined) this.open(this.conflict)
  }

  /** Saves the own values over the stored ones. */
  overwriteStored(): void {
    this.edited = this.conflict
    this.conflict = undefined
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
    const { edited } = this
    const { stakeholders } = this.#deps
    const saved =
      edited === undefined
        ? stakeholders.create(draft, key)
        : pipe(
            stakeholders.replace(edited.id, edited.version, draft),
            TE.mapLeft((failure) => (failure._tag === 'Conflict' ? this.#onConflict(failure.current) : failure)),
          )
    return pipe(
      saved,
      TE.chainFirstIOK((one) => () => this.#deps.onSaved(one)),
    )
  }

  #onConflict(stored: Stakeholder): Failure {
    this.conflict = stored
    return REJECTED_BY_CONFLICT
  }

  #onSaved(): void {
    const isNew = this.edited === undefined
    this.close()
    this.#deps.notifications.show({ _tag: isNew ? 'StakeholderAdded' : 'StakeholderChanged' })
  }
}
