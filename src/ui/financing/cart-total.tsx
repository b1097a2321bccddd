import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { CartRowSelection } from '#application/financing/cart-row-selection.ts'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { countedIn } from '#domain/financing/quote.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SelectionActions } from '../design/data-table/selection-bar.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { cardSurface } from '../design/theme/controls.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { simulationText } from '../text/simulation.ts'
import { BottomBar } from './bottom-bar.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import { RemoveDearest } from './remove-dearest.tsx'
import { ReviewButton } from './send-button.tsx'

/** On wide screens: the sum of the invoices, below the table and always in sight. */
export const CartTotal = observer(function CartTotal({ flow, marks, country }: CartTotalProps) {
  const styles = useStyles()
  const { cart } = flow
  return (
    <div className={styles.total}>
      <span className={styles.count}>
        {marks.count === 0
          ? cartText.invoices(cart.lines.length, country)
          : financeText.select.selected(marks.count, country)}
      </span>
      <span className={styles.actions}>
        <SelectionActions selection={marks} noun={INVOICE_NOUN} filtered={false} />
      </span>
      <RemoveDearest flow={flow} country={country} />
      <span>{cartText.total}</span>
      <span className={styles.amount}>
        <MoneyText value={cart.total} />
      </span>
    </div>
  )
})

interface CartTotalProps extends CartBarProps {
  readonly marks: CartRowSelection
}

export interface CartBarProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
}

/** On narrow screens: what the user receives, or why the order cannot be sent, and the sum of the invoices. */
export const CartBar = observer(function CartBar({ flow, country }: CartBarProps) {
  const reasonId = useId()
  const { cart } = flow
  return (
    <BottomBar
      label={barLabel(cart, country)}
      labelId={reasonId}
      total={cart.simulation.keyFigures?.receiveNow}
      note={
        <>
          {cartText.amount} <MoneyText value={cart.total} />
        </>
      }
      action={<ReviewButton flow={flow} reasonId={reasonId} />}
    />
  )
})

/** Why the order cannot be sent, or the label of the figure below it. */
const barLabel = ({ sendObstacle, simulation: { quote } }: CartViewModel, country: Country): string => {
  if (sendObstacle !== undefined) return cartText.obstacle(sendObstacle, country)
  const { counted, of } = quote === undefined ? { counted: 0, of: 0 } : countedIn(quote)
  return counted < of ? simulationText.partly(counted, of, country) : cartText.receiveNow
}

const useStyles = makeStyles({
  total: {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
    ...cardSurface,
    '@media (max-width: 1279.98px)': { display: 'none' },
  },
  actions: { display: 'flex', flexGrow: 1, gap: space.s },
  count: { fontWeight: tokens.fontWeightSemibold },
  amount: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
})
