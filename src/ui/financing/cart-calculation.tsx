import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { usualPayment } from '#domain/financing/late-payment.ts'
import type { Quote } from '#domain/financing/quote.ts'
import type { Country } from '#domain/kernel/country.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { cartText } from '../text/cart.ts'
import { documentRates } from '../text/document-rates.ts'
import { simulationText } from '../text/simulation.ts'
import type { SavedScenarioList, SavedScenariosProps } from './cart-parts.types.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'
import { CalculationDrawer } from './simulation/calculation-drawer.tsx'

export interface CartCalculationProps extends SavedScenariosProps {
  readonly country: Country
  readonly Scenarios: SavedScenarioList | undefined
  readonly quote: Quote
  readonly onClose: () => void
}

/** The calculation of the cart, with the scenarios of the user and what is to be known about the figures. */
export const CartCalculation = observer(function CartCalculation(props: CartCalculationProps) {
  const { cart, quote, country, Scenarios, onClose } = props
  const styles = useCartSummaryStyles()
  const { calendar } = useViewModel(BusinessCalendar)
  const invoices = cart.lines.map(({ invoice }) => invoice)
  return (
    <CalculationDrawer quote={quote} usual={usualPayment(quote, invoices, calendar)} onClose={onClose}>
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
      <p className={styles.note}>{simulationText.disclaimer}</p>
    </CalculationDrawer>
  )
})
