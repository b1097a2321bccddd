import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { observer } from 'mobx-react-lite'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { SimulationSummary } from '../design/simulation/simulation-summary.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { financeText } from '../text/finance.ts'
import { simulationText } from '../text/simulation.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'
import { SendButton } from './send-button.tsx'

export interface CartSummaryProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Leads to the first invoice that has no date yet. */
  readonly onMissing: () => void
}

/** What the order gives, what it costs, and the button that sends it. */
export const CartSummary = observer(function CartSummary({ flow, country, onMissing }: CartSummaryProps) {
  const styles = useCartSummaryStyles()
  const { cart } = flow
  const { simulation } = cart
  const state = simulation.failure !== undefined ? 'failed' : simulation.isRecalculating ? 'recalculating' : 'ready'
  return (
    <SimulationSummary
      simulation={simulation.shown}
      effectiveRate={cart.effectiveRate}
      state={state}
      failure={simulation.failure && describeFailure(simulation.failure).sentence}
      onRetry={simulation.retry}
      action={
        <>
          {cart.undated.length > 0 && (
            <div className={styles.missing}>
              <output>{financeText.dates.missing(cart.undated.length, country)}</output>
              <button type="button" className={styles.goTo} onClick={onMissing}>{financeText.dates.goToMissing}</button>
            </div>
          )}
          <div className={styles.wide}><SendButton flow={flow} /></div>
          <p className={styles.note}>{simulationText.disclaimer} {simulationText.arrival}</p>
        </>
      }
    >
      {profileOf(country).pricesIncludeVat && <p className={styles.note}>{financeText.taxIncluded}</p>}
      <section className={styles.free} aria-label={financeText.noOtherCharges}>
        <h3 className={styles.freeTitle}>{financeText.noOtherCharges}</h3>
        <ul className={styles.list}>
          {financeText.noOtherChargesList.map((line) => (
            <li key={line} className={styles.line}><CheckmarkCircle20Filled className={styles.check} aria-hidden />{line}</li>
          ))}
        </ul>
      </section>
    </SimulationSummary>
  )
})
