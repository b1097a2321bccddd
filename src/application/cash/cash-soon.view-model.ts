import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { CashSoon, SoonTotals } from '#domain/cash/soon.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { NavigationViewModel } from '../shell/navigation.view-model.ts'
import { SoonCash } from './cash-soon.port.ts'
import { changesCash } from './changes-cash.ts'

/** The money that comes in and goes out in the next seven days. */
export class CashSoonViewModel {
  static readonly needs = {
    soon: SoonCash,
    current: CurrentSession,
    live: LiveEvents,
    navigation: NavigationViewModel,
  }
  readonly totals: RemoteValue<CashSoon>
  readonly #deps: Resolved<typeof CashSoonViewModel.needs>

  constructor(dependencies: Resolved<typeof CashSoonViewModel.needs>) {
    const { live, soon } = dependencies
    this.#deps = dependencies
    this.totals = new RemoteValue({ load: soon.soon, live, refreshOn: changesCash })
  }

  readonly activate = (): (() => void) => this.totals.activate()

  /** One sum for each currency; undefined until they are known. */
  get in(): ReadonlyArray<Money> | undefined {
    return this.#sumsOf('in')
  }

  /** One sum for each currency; undefined until they are known, and without the feature of payables, because expenses are unknown then. */
  get out(): ReadonlyArray<Money> | undefined {
    const { menuFeatures = [] } = this.#deps.navigation
    return hasFeature(menuFeatures, PAYABLES_FEATURE) ? this.#sumsOf('out') : undefined
  }

  #sumsOf(field: keyof Pick<SoonTotals, 'in' | 'out'>): ReadonlyArray<Money> | undefined {
    const { currency } = profileOf(this.#deps.current.country)
    const { value } = this.totals
    return (
      value &&
      owedTotals(
        value.totals.map((one) => ({ amount: one[field] })),
        currency,
      )
    )
  }
}
