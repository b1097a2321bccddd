import { makeStyles, tokens } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '../app/lazy-part.ts'
import { earlyIn } from '#domain/financing/cart-counters.ts'
import { latePayment } from '#domain/financing/late-payment.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { cardSurface } from '../design/theme/controls.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { cartText } from '../text/cart.ts'
import { signatureText } from '../text/signatures.ts'
import { simulationText } from '../text/simulation.ts'
import type { ReviewProps } from './cart-parts.types.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'
import { NoOtherCharges } from './no-other-charges.tsx'
import { SendButton } from './send-button.tsx'
import { Figures } from './simulation/simulation-figures.tsx'
import { SummaryRow } from './simulation/summary-row.tsx'

const CartCalculation = lazyPart(async () => (await import('./cart-calculation.tsx')).CartCalculation)

/** The figures of the order, where and when its money arrives, and what may need a change before it is sent. */
export const ReviewSummary = observer(function ReviewSummary({ flow, country, Deposit }: ReviewProps) {
  const styles = useStyles()
  const summary = useCartSummaryStyles()
  const reasonId = useId()
  const [isOpen, setOpen] = useState(false)
  const { cart } = flow
  const { quote } = cart.simulation
  const { length: early } = earlyIn(cart.cart)
  const text = cartText.review
  return (
    <section className={styles.card} aria-label={simulationText.title}>
      {quote !== undefined && (
        <>
          <Figures quote={quote} />
          <div className={styles.see}>
            <LinkButton onClick={() => setOpen(true)}>{simulationText.seeCalculation}</LinkButton>
          </div>
          <dl className={styles.rows}>
            <SummaryRow
              label={text.late}
              value={
                <span>
                  <MoneyText value={latePayment(quote, 1).interest} /> {text.perDay}
                </span>
              }
              detail={text.lateDetail[country]}
              isDetailBelowLabel
            />
            {Deposit !== undefined && (
              <Suspense>
                <Deposit />
              </Suspense>
            )}
          </dl>
        </>
      )}
      <div className={styles.action}>
        {early > 0 && (
          <p className={summary.early}>
            <Warning16Regular aria-hidden />
            <span>{`${cartText.dates.early(early, country)}. `}</span>
            <LinkButton onClick={flow.back}>{text.change}</LinkButton>
          </p>
        )}
        {cart.unverified.length > 0 && (
          <p className={summary.review}>{signatureText.inOrder(cart.unverified.length, country)}</p>
        )}
        <output id={reasonId} className={summary.reason}>
          {cart.sendObstacle !== undefined && cartText.obstacle(cart.sendObstacle, country)}
        </output>
        <SendButton flow={flow} reasonId={reasonId} />
        <NoOtherCharges />
      </div>
      {isOpen && quote !== undefined && (
        <Suspense>
          <CartCalculation
            cart={cart}
            quote={quote}
            country={country}
            Scenarios={undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
})

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', gap: space.s, padding: space.l, ...cardSurface },
  see: { fontWeight: tokens.fontWeightSemibold },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    paddingTop: space.s,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  action: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    paddingTop: space.m,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
