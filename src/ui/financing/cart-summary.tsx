import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Suspense, useId, useState } from 'react'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { earlyIn } from '#domain/financing/cart-counters.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { cartText } from '../text/cart.ts'
import { signatureText } from '../text/signatures.ts'
import type { DepositRow, SavedScenarioList } from './cart-parts.types.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'
import { NoOtherCharges } from './no-other-charges.tsx'
import { OrderBlockers } from './order-blockers.tsx'
import { ReviewButton } from './send-button.tsx'
import { SimulationSummary } from './simulation/simulation-summary.tsx'

const CartCalculation = lazyPart(async () => (await import('./cart-calculation.tsx')).CartCalculation)

export interface CartSummaryProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Scrolls to the date of that invoice. */
  readonly onReach: (id: InvoiceId) => void
  /** The scenarios of the user; absent for sample data, which is not saved. */
  readonly Scenarios: SavedScenarioList | undefined
  /** Absent for sample data. */
  readonly Deposit: DepositRow | undefined
}

/** The figures of the order, what is in its way, and the button that leads to its review. */
export const CartSummary = observer(function CartSummary(props: CartSummaryProps) {
  const { flow, country, onReach, Deposit, Scenarios } = props
  const styles = useCartSummaryStyles()
  const { cart, rejection } = flow
  const reasonId = useId()
  const [isOpen, setOpen] = useState(false)
  const text = cartText.unavailable
  const { simulation } = cart
  return (
    <>
      <SimulationSummary
        quote={simulation.quote}
        state={simulation.standing}
        calculatedAt={simulation.calculatedAt}
        onSeeCalculation={() => setOpen(true)}
        {...(rejection.unavailable.length === 0
          ? { failure: simulation.failure && describeFailure(simulation.failure), onRetry: simulation.retry }
          : {
              failure: { sentence: text.sentence(rejection.unavailable, country) },
              onRetry: rejection.drop,
              retryLabel: text.drop,
            })}
        action={
          <>
            {Deposit !== undefined && (
              <dl className={styles.deposit}>
                <Suspense>
                  <Deposit />
                </Suspense>
              </dl>
            )}
            <OrderBlockers id={reasonId} cart={cart} country={country} onReach={onReach} />
            {cart.unverified.length > 0 && (
              <p className={styles.review}>{signatureText.inOrder(cart.unverified.length, country)}</p>
            )}
            <EarlyDates flow={flow} country={country} onReach={onReach} />
            <div className={styles.wide}>
              <ReviewButton flow={flow} reasonId={reasonId} />
            </div>
            <NoOtherCharges />
          </>
        }
      />
      {isOpen && simulation.quote !== undefined && (
        <Suspense>
          <CartCalculation
            cart={cart}
            quote={simulation.quote}
            country={country}
            Scenarios={Scenarios}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
})

/** How many dates are before their due date, and the way to the first one. */
const EarlyDates = observer(function EarlyDates({
  flow,
  country,
  onReach,
}: Pick<CartSummaryProps, 'country' | 'flow' | 'onReach'>) {
  const styles = useCartSummaryStyles()
  const early = earlyIn(flow.cart.cart)
  const [first] = early
  if (first === undefined) return null
  return (
    <p className={styles.early}>
      <Warning16Regular aria-hidden />
      <LinkButton onClick={() => onReach(first)}>{cartText.dates.early(early.length, country)}</LinkButton>
    </p>
  )
})
