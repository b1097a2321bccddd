import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { arrivalDate } from '#domain/financing/expected-dates.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { LeftOut, LeftOutTotal, Need } from '#domain/financing/need.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { type MoneyInputError, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { hasRow } from '#domain/selection/member-set.ts'
import {
  SampleProposals,
  type InvoiceProposal,
  InvoiceProposals,
  type ProposalAnswer,
} from './invoice-proposals.port.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { FinancingSource } from './financing-source.ts'
import { rowOf } from './invoice-row.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { Resolved } from '../shared/token.ts'

export type TargetError = MoneyInputError['_tag'] | 'TargetNotPositive'

interface TargetRequest {
  readonly type: FinancingType
  readonly target: Money
}

/** The days, the limit and the included reasons that the user asks for besides the amount. */
export type NeedConditions = Omit<Need, 'target'>

/** Proposes invoices for the amount that the company needs, and selects those of a strategy. */
export class ProposalViewModel {
  static readonly needs = {
    source: FinancingSource,
    proposals: InvoiceProposals,
    samples: SampleProposals,
    current: CurrentSession,
    calendar: BusinessCalendar,
    notifications: NotificationsViewModel,
  }
  error: TargetError | undefined = undefined
  request: TargetRequest | undefined = undefined
  conditions: NeedConditions = { arrival: undefined, until: undefined, included: [], payerShare: 100 }
  readonly answer: RemoteValue<ProposalAnswer | undefined>
  readonly #deps: Resolved<typeof ProposalViewModel.needs>

  constructor(dependencies: Resolved<typeof ProposalViewModel.needs>) {
    this.#deps = dependencies
    const { proposals, samples, source } = dependencies
    this.answer = new RemoteValue({
      load: () => {
        const { conditions, request } = this
        const port = source.isDemo ? samples : proposals
        return request === undefined
          ? TE.of(undefined)
          : port.propose(request.type, { target: request.target, ...conditions })
      },
    })
    makeAutoObservable(this, { request: observableRef, conditions: observableRef, answer: false }, { autoBind: true })
  }

  /** The day on which the money arrives. */
  get arrival(): CivilDate {
    const { calendar, today } = this.#deps.calendar
    return arrivalDate(this.conditions.arrival, { today }, calendar)
  }

  /** Including the invoices that are left out would add these, where some proposal falls short. */
  get additions(): ReadonlyArray<LeftOutTotal> {
    const { leftOut = [], options = [] } = this.answer.value ?? {}
    return options.some(({ missing }) => missing.minor > 0) ? leftOut.filter(({ invoices }) => invoices > 0) : []
  }

  /** Asks for proposals of that type; a text that is no positive amount is an error. */
  async propose(type: FinancingType, text: string): Promise<void> {
    const { country } = this.#deps.current
    const parsed = parseMoneyInput(text, profileOf(country).currency, country)
    this.answer.reset()
    const target = E.isRight(parsed) && parsed.right.minor > 0 ? parsed.right : undefined
    this.request = target && { type, target }
    this.error = E.isLeft(parsed) ? parsed.left._tag : target === undefined ? 'TargetNotPositive' : undefined
    if (target !== undefined) await this.answer.load()
  }

  /** Asks again under other conditions. */
  async change(conditions: Partial<NeedConditions>): Promise<void> {
    this.conditions = { ...this.conditions, ...conditions }
    if (this.request !== undefined) await this.answer.load()
  }

  /** Includes the invoices that are left out for that reason, or leaves them out again. */
  include(reason: LeftOut, isIncluded: boolean): Promise<void> {
    const others = this.conditions.included.filter((one) => one !== reason)
    return this.change({ included: isIncluded ? [...others, reason] : others })
  }

  /** The strategy whose invoices are exactly those selected. */
  isSelected({ invoices }: InvoiceProposal, { selection: { chosen } }: InvoiceTableViewModel): boolean {
    if (chosen._tag !== 'Rows' || invoices.length === 0) return false
    const selected = chosen.chosen
    return selected.size === invoices.length && invoices.every(({ id }) => hasRow(selected, id))
  }

  /** Selects the invoices of a proposal in place of those selected, which can be restored. */
  select(strategy: ProposalStrategy, table: InvoiceTableViewModel): void {
    const chosen = this.answer.value?.options.find((one) => one.strategy === strategy)
    if (chosen === undefined || chosen.invoices.length === 0 || this.request?.type !== table.type) return
    const { type } = table
    const before = table.selection.chosen
    table.selection.choose(chosen.invoices.map(rowOf))
    const undo = (): void => {
      if (table.type === type) table.selection.restore(before)
    }
    this.#deps.notifications.show({ _tag: 'InvoicesProposed', invoices: chosen.invoices.length }, undo)
  }
}
