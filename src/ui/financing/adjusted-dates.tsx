import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { cartText } from '../text/cart.ts'
import { useCartHeadStyles } from './cart-head.styles.ts'

/** Lists automatically moved dates until the user changes or keeps them, so that no change is silent. */
export const AdjustedDates = observer(function AdjustedDates({
  cart,
  country,
}: {
  readonly cart: CartViewModel
  readonly country: Country
}) {
  const styles = useCartHeadStyles()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { moved, lines } = cart
  if (moved.length === 0) return null
  const folios = new Map(lines.map(({ invoice }) => [invoice.id, invoice.folio]))
  const text = cartText.dates
  return (
    <div>
      <MessageBar
        intent="info"
        action={
          <>
            <Button
              size="small"
              appearance="subtle"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? text.hideMoved : text.seeMoved}
            </Button>
            <Button size="small" appearance="subtle" onClick={cart.acceptMoved}>
              {text.acceptMoved}
            </Button>
          </>
        }
      >
        {text.moved(moved.length, country)}
      </MessageBar>
      {isOpen && (
        <ul id={listId} className={styles.moved}>
          {moved.map(({ invoiceId, from, to }) => (
            <li key={`${invoiceId} ${from}`}>
              {text.movedDate(folios.get(invoiceId) ?? '', formatWeekdayDate(from), formatWeekdayDate(to))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
