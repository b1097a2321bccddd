import { Suspense, type ReactNode } from 'react'
import { useOrderStyles } from './orders.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** In a chunk of its own: one country explains its figures, and a popover is as large as the page. */
const InfoHint = lazyPart(async () => (await import('../design/feedback/info-hint.tsx')).InfoHint)

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
        {hint !== undefined && (
          <Suspense>
            <InfoHint>{hint}</InfoHint>
          </Suspense>
        )}
      </dt>
      <dd className={strong ? styles.strong : styles.value}>{children}</dd>
    </>
  )
}
