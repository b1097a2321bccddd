import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useId } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { earlyIn } from '#domain/financing/cart-counters.ts'
import { usualPayment } from '#domain/financing/late-payment.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { SimulationSummary } from './simulation/simulation-summary.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { cartText } from '../text/cart.ts'
import { documentRates } from '../text/document-rates.ts'
import { signatureText } from '../text/signatures.ts'
import { simulationText } from '../text/simulation.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'
import { OrderBlockers } from './order-blockers.tsx'
import { SendButton } from './send-button.tsx'

export interface SavedScenariosProps {
  readonly cart: CartViewModel
}

export interface CartSummaryProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Scrolls to the date of that invoice. */
  readonly onReach: (id: InvoiceId) => void
  /** The scenarios of the user; absent for sample data, which is not saved. */
  readonly Scenarios: ComponentType<SavedScenariosProps> | undefined
  /** Where the money goes; absent for sample data. */
  readonly Deposit: ComponentType | undefined
}

/** The figures of the order, its cost, and the send button. */
export const CartSummary = observer(function CartSummary(props: CartSummaryProps) {
  const { flow, country, onReach, Deposit, Scenarios } = props
  const styles = useCartSummaryStyles()
  const { cart, rejection } = flow
  const reasonId = useId()
  const text = cartText.unavailable
  const { simulation } = cart
  const calendar = useViewModel(BusinessCalendar)
  const invoices = cart.lines.map(({ invoice }) => invoice)
  const { length: early } = earlyIn(cart.cart)
  return (
    <SimulationSummary
      quote={simulation.quote}
      state={simulation.standing}
      calculatedAt={simulation.calculatedAt}
      usual={simulation.quote && usualPayment(simulation.quote, invoices, calendar.calendar)}
      {...(rejection.unavailable.length === 0
        ? { failure: simulation.failure && describeFailure(simulation.failure), onRetry: simulation.retry }
        : {
            failure: { sentence: text.sentence(rejection.unavailable, country) },
            onRetry: rejection.drop,
            retryLabel: text.drop,
          })}
      action={
        <>
          <OrderBlockers id={reasonId} cart={cart} country={country} onReach={onReach} />
          {cart.unverified.length > 0 && (
            <p className={styles.review}>{signatureText.inOrder(cart.unverified.length, country)}</p>
          )}
          {early > 0 && <p className={styles.early}>{cartText.dates.early(early, country)}</p>}
          {Deposit !== undefined && (
            <Suspense>
              <Deposit />
            </Suspense>
          )}
          <div className={styles.wide}>
            <SendButton flow={flow} reasonId={reasonId} />
          </div>
          <p className={styles.note}>
            {simulationText.disclaimer} {simulationText.arrival}
          </p>
        </>
      }
    >
      {Scenarios !== undefined && (
        <Suspense>
          <Scenarios cart={cart} />
        </Suspense>
      )}
      {documentRates(invoices, country).map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      {screensOf(country).pricesIncludeVat && <p className={styles.note}>{cartText.taxIncluded}</p>}
      <section className={styles.free} aria-label={cartText.noOtherCharges}>
        <h3 className={styles.freeTitle}>{cartText.noOtherCharges}</h3>
        <ul className={styles.list}>
          {cartText.noOtherChargesList.map((line) => (
            <li key={line} className={styles.line}>
              <CheckmarkCircle20Filled className={styles.check} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </SimulationSummary>
  )
})
