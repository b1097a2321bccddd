import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { focusHeading, useHeadingFocus } from '../app/use-heading-focus.ts'
import type { ReviewProps } from './cart-parts.types.ts'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewTable } from './review-table.tsx'

/** Step three: everything that is about to be sent, once. */
export const ReviewStep = observer(function ReviewStep({ flow, country, Deposit }: ReviewProps) {
  const styles = useStyles()
  /* The button of the earlier step is gone, and so is that of this step after it. */
  useHeadingFocus(navigator.userActivation.hasBeenActive)
  useEffect(() => () => void focusHeading(), [])
  return (
    <div className={styles.columns}>
      <ReviewTable flow={flow} country={country} />
      <ReviewSummary flow={flow} country={country} Deposit={Deposit} />
    </div>
  )
})

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '12px',
    alignItems: 'start',
    /* The amount and the button come before the list. */
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: -1 } },
  },
})
