import type { ReactNode } from 'react'
import { useApprovalStyles } from './approvals.styles.ts'

interface FactsProps {
  readonly rows: ReadonlyArray<readonly [name: string, value: ReactNode]>
}

/** The facts of what would be paid or requested, each beside its name. */
export const Facts = ({ rows }: FactsProps) => {
  const styles = useApprovalStyles()
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
