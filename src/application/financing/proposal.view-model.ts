import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { type MoneyInputError, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { hasRow } from '#domain/selection/member-set.ts'
import { SampleProposals, type InvoiceProposal, InvoiceProposals } from './invoice-proposals.port.ts'
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

/** Proposes invoices for the amount that the company needs, and selects those of a strategy. */
export class ProposalViewModel {
  static readonly needs = {
    source: FinancingSource,
    proposals: InvoiceProposals,
    samples: SampleProposals,
    current: CurrentSession,
    notifications: NotificationsViewModel,
  }
  error: TargetError | undefined = undefined
  request: TargetRequest | undefined = undefined
  readonly options: RemoteValue<ReadonlyArray<InvoiceProposal>>
  readonly #deps: Resolved<typeof ProposalViewModel.needs>

  constructor(dependencies: Resolved<typeof ProposalViewModel.needs>) {
    this.#deps = dependencies
    const { proposals, samples, source } = dependencies
    this.options = new RemoteValue({
      load: () => {
        const { request } = this
        return request === undefined
          ? TE.of([])
          : (source.isDemo ? samples : proposals).propose(request.type, request.target)
      },
    })
    makeAutoObservable(this, { request: observableRef, options: false }, { autoBind: true })
  }

  /** Asks for proposals of that type; a text that is no positive amount is an error. */
  async propose(type: FinancingType, text: string): Promise<void> {
    const { country } = this.#deps.current
    const parsed = parseMoneyInput(text, profileOf(country).currency, country)
    this.options.reset()
    const target = E.isRight(parsed) && parsed.right.minor > 0 ? parsed.right : undefined
    this.request = target && { type, target }
    this.error = E.isLeft(parsed) ? parsed.left._tag : target === undefined ? 'TargetNotPositive' : undefined
    if (target !== undefined) await this.options.load()
  }

  /** The strategy whose invoices are exactly those selected. */
  isSelected({ invoices }: InvoiceProposal, { selection: { chosen } }: InvoiceTableViewModel): boolean {
    if (chosen._tag !== 'Rows' || invoices.length === 0) return false
    const selected = chosen.chosen
    return selected.size === invoices.length && invoices.every(({ id }) => hasRow(selected, id))
  }

  /** Selects the invoices of a proposal in place of those selected, which can be restored. */
  select(strategy: ProposalStrategy, table: InvoiceTableViewModel): void {
    const chosen = this.options.value?.find((one) => one.strategy === strategy)
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
