import { isRight } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { zero } from '#domain/kernel/money.ts'
import { asksForNothing, defaultPolicy, suggestedPolicy } from '#domain/team/approval-defaults.ts'
import {
  type ApprovalAct,
  type ApprovalPolicy,
  approversFor,
  MAX_BANDS,
  validatePolicy,
  weakens,
} from '#domain/team/approval-policy.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { REJECTED_BY_CONFLICT } from '../shared/conflict.ts'
import { Editor } from '../shared/editor.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { ApprovalPolicies, type HeldPolicy } from './policy.port.ts'
import {
  fieldsOf,
  isOn,
  offeredActs,
  ON,
  placesOf,
  policyTexts,
  type PolicyTextError,
  type PolicyTexts,
  readPolicy,
} from './policy-text.ts'

export type PolicyForm = Form<PolicyTexts, ApprovalPolicy, PolicyTextError, HeldPolicy | Pending>

/** The rules by which others authorise, and the dialog that changes them. */
export class PolicyViewModel {
  static readonly needs = {
    policies: ApprovalPolicies,
    current: CurrentSession,
    drafts: FormDrafts,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly policy: RemoteValue<HeldPolicy>
  readonly editor: Editor<HeldPolicy, ApprovalPolicy, PolicyForm, HeldPolicy | Pending>
  readonly #deps: Resolved<typeof PolicyViewModel.needs>

  constructor(dependencies: Resolved<typeof PolicyViewModel.needs>) {
    const { drafts, keys, live, notifications, policies, scheduler } = dependencies
    this.#deps = dependencies
    this.policy = new RemoteValue({
      load: policies.read,
      live,
      refreshOn: ({ _tag }) => _tag === 'TeamChanged',
    })
    this.editor = new Editor<HeldPolicy, ApprovalPolicy, PolicyForm, HeldPolicy | Pending>({
      keys,
      draftOf: (row) => drafts.open('approval policy', row?.version ?? 0),
      createForm: (row, options) =>
        new Form({
          ...options,
          initial: policyTexts(row ?? NONE, this.#country),
          validate: (texts) => readPolicy(texts, this.#country, this.editor.row ?? NONE),
          cooldown: new SubmitCooldown(scheduler),
        }),
      create: (policy) =>
        pipe(
          policies.replace(0, policy),
          TE.mapLeft((failure) => (failure._tag === 'Conflict' ? REJECTED_BY_CONFLICT : failure)),
        ),
      replace: ({ version }, policy) => policies.replace(version, policy),
      onSaved: (saved) => {
        if (isPending(saved)) return notifications.show({ _tag: 'SentToApproval' })
        notifications.show({ _tag: 'ApprovalPolicyChanged' })
        this.policy.update(saved)
      },
    })
    makeAutoObservable(this, { policy: false, editor: false, isOn: false, placesOf: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.policy.activate()
  }

  /** Whether to recommend approvals: several may authorise, and nothing is authorised. */
  get isAdvised(): boolean {
    const { value } = this.policy
    return value !== undefined && value.holders > 1 && asksForNothing(value)
  }

  /** Nothing is authorised, and no other member could. */
  get isAlone(): boolean {
    const { value } = this.policy
    return value !== undefined && value.holders < 2 && asksForNothing(value)
  }

  open(): void {
    if (this.policy.value !== undefined) this.editor.open(this.policy.value)
  }

  /** Opens the dialog with the recommended policy in its fields. Nothing is stored. */
  openAdvised(): void {
    this.open()
    this.#fill(policyTexts(suggestedPolicy(this.#country), this.#country))
  }

  isOn = (act: ApprovalAct): boolean => isOn(this.#texts, act)

  placesOf = (act: ApprovalAct): ReadonlyArray<number> => placesOf(this.#texts, act)

  turn(act: ApprovalAct, on: boolean): void {
    this.#fill({ [fieldsOf(act).isOn]: on ? ON : '' })
  }

  addBand(act: ApprovalAct): void {
    this.#fill({ [fieldsOf(act).count]: String(Math.min(MAX_BANDS, this.placesOf(act).length + 1)) })
  }

  /** The last one. */
  removeBand(act: ApprovalAct): void {
    this.#fill({ [fieldsOf(act).count]: String(Math.max(1, this.placesOf(act).length - 1)) })
  }

  /** Members who may authorise, where a rule asks for more than can decide what one of them requests. */
  get tooFew(): number | undefined {
    const asked = Math.max(
      0,
      ...offeredActs(this.#country)
        .filter(this.isOn)
        .flatMap((act) => this.#approversOf(act)),
    )
    const holders = this.policy.value?.holders ?? 0
    return asked > holders - 1 ? holders : undefined
  }

  /** The typed policy is weaker, so that another member authorises it. */
  get waitsForOthers(): boolean {
    const { form, row } = this.editor
    if (form === undefined || row === undefined || row.holders < 2) return false
    const stored = validatePolicy(this.#country, row)
    const typed = readPolicy(form.values, this.#country, row)
    const asked = approversFor(row.bands.POLICY, zero(profileOf(this.#country).currency))
    return asked > 0 && isRight(stored) && isRight(typed) && weakens(stored.right, typed.right)
  }

  get #texts(): PolicyTexts {
    return this.editor.form?.values ?? {}
  }

  get #country(): Country {
    return this.#deps.current.country
  }

  #approversOf(act: ApprovalAct): ReadonlyArray<number> {
    return this.placesOf(act).map((at) => Number(this.#texts[fieldsOf(act).approvers(at)] ?? 1))
  }

  #fill(texts: PolicyTexts): void {
    for (const [name, text] of Object.entries(texts)) this.editor.form?.change(name, text)
  }
}

const NONE: HeldPolicy = { ...defaultPolicy('CL', 1), version: 0, holders: 1 }
