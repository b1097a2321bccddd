import { actionBound, makeObservable, observableRef } from 'mobx'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Stakeholder, StakeholderDraft, StakeholderField } from '#domain/legal/stakeholder.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { MexicanGeography } from '../geography/mexican-geography.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Clock } from '../shared/clock.port.ts'
import { type EditedForm, Editor } from '../shared/editor.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { draftOf, EMPTY_STAKEHOLDER, fieldsOf, SECTIONS } from './stakeholder-fields.ts'
import { StakeholderForm } from './stakeholder-form.ts'
import { Stakeholders } from './stakeholders.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface StakeholderEditorOptions extends Resolved<typeof StakeholderEditor.needs> {
  /** Called with the representative that the host stored, once the dialog is closed. */
  readonly onSaved: (saved: Stakeholder) => void
}

/** A field that two people changed to different values. */
export interface ConflictingField {
  readonly field: StakeholderField
  readonly stored: string
  readonly typed: string
}

/** The dialog that shows, adds or changes a legal representative. */
export class StakeholderEditor extends Editor<Stakeholder, StakeholderDraft, StakeholderForm> {
  static readonly needs = {
    clock: Clock,
    current: CurrentSession,
    drafts: FormDrafts,
    geography: MexicanGeography,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
    stakeholders: Stakeholders,
  }
  /** The representative that is only shown. */
  viewed: Stakeholder | undefined = undefined
  readonly #deps: StakeholderEditorOptions

  constructor(dependencies: StakeholderEditorOptions) {
    const { drafts, keys, notifications, onSaved, stakeholders } = dependencies
    super({
      keys,
      createForm: (stakeholder, options) => this.#createForm(stakeholder, options),
      draftOf: (stakeholder) => drafts.open(`stakeholder ${stakeholder?.id ?? ''}`, stakeholder?.version ?? 0),
      create: stakeholders.create,
      replace: ({ id, version }, draft) => stakeholders.replace(id, version, draft),
      onSaved: (saved, isNew) => {
        onSaved(saved)
        notifications.show({ _tag: isNew ? 'StakeholderAdded' : 'StakeholderChanged' })
      },
    })
    this.#deps = dependencies
    makeObservable(this, { viewed: observableRef, view: actionBound })
  }

  /** Undefined unless one is added or changed. */
  get model(): StakeholderForm | undefined {
    return this.form
  }

  get country(): Country {
    return this.#deps.current.country
  }

  /** The fields in which the stored and the typed values differ. */
  get differences(): ReadonlyArray<ConflictingField> {
    const { conflict, model } = this
    if (conflict === undefined || model === undefined) return []
    const stored = draftOf(this.country, conflict)
    const typed = model.form.values
    return SECTIONS.flatMap((section) => fieldsOf(this.country, section))
      .filter((field) => stored[field] !== typed[field].trim())
      .map((field) => ({ field, stored: stored[field], typed: typed[field] }))
  }

  /** Only shows the representative, or no longer. */
  view(stakeholder?: Stakeholder): void {
    this.viewed = stakeholder
  }

  #createForm(
    stakeholder: Stakeholder | undefined,
    options: EditedForm<Stakeholder, StakeholderDraft>,
  ): StakeholderForm {
    const { clock, geography, scheduler } = this.#deps
    this.viewed = undefined
    return new StakeholderForm({
      ...options,
      country: this.country,
      today: () => clock.today(this.country),
      scheduler,
      initial: stakeholder === undefined ? EMPTY_STAKEHOLDER : draftOf(this.country, stakeholder),
      geography,
      hasEditableIds: stakeholder === undefined || profileOf(this.country).hasEditableStakeholderIds,
    })
  }
}
