import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { MAX_DEAREST } from '#application/financing/cart-removal.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { cartText } from '../text/cart.ts'

export interface RemoveDearestProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
}

/** Takes the invoices with the highest annual rates out of the cart, which can be undone. A single invoice stays. */
export const RemoveDearest = observer(function RemoveDearest({ flow, country }: RemoveDearestProps) {
  const styles = useStyles()
  const { cart, isBusy, removal } = flow
  const { dearest } = removal
  const count = Math.min(MAX_DEAREST, cart.lines.length - 1)
  if (count < 1) return null
  return (
    <Button
      size="small"
      className={styles.button}
      disabledFocusable={isBusy || dearest.length === 0}
      onClick={() => removal.remove(dearest)}
    >
      {cartText.removeDearest(dearest.length === 0 ? count : dearest.length, country)}
    </Button>
  )
})

const useStyles = makeStyles({
  button: { [breakpointTouch]: { minHeight: height.touchTarget } },
})
