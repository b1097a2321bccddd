import { InfoLabel } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useOrderStyles } from './orders.styles.ts'

interface OrderFactProps {
  readonly term: string
  readonly hint?: string | undefined
  readonly strong?: boolean
  readonly children: ReactNode
}

/** A term with its value in a list of facts. */
export const OrderFact = ({ term, hint, strong = false, children }: OrderFactProps) => {
  const styles = useOrderStyles()
  return (
    <>
      <dt className={styles.term}>
        {term}
        {hint !== undefined && <InfoLabel info={hint} />}
      </dt>
      <dd className={strong ? styles.strong : styles.value}>{children}</dd>
    </>
  )
}
