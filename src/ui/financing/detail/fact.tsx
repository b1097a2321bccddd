import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useDetailStyles } from './detail.styles.ts'

interface FactProps {
  readonly term: string
  readonly isStrong?: boolean
  readonly children: ReactNode
}

/** A term of a list with its value. */
export const Fact = ({ term, isStrong = false, children }: FactProps) => {
  const styles = useDetailStyles()
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={mergeClasses(styles.value, isStrong && styles.strong)}>{children}</dd>
    </>
  )
}
