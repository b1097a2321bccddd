import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tabularNumerals } from '../../design/theme/type.ts'

export interface SummaryRowProps {
  readonly label: string
  readonly value: ReactNode
  /** Below the value, or below the label where the value stands alone. */
  readonly detail?: ReactNode
  readonly isDetailBelowLabel?: boolean
}

/** A figure of an operation with its name, within a `dl`. */
export const SummaryRow = ({ label, value, detail, isDetailBelowLabel = false }: SummaryRowProps) => {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {detail !== undefined && (
        <dd className={mergeClasses(styles.detail, !isDetailBelowLabel && styles.end)}>{detail}</dd>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '10px' },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, textAlign: 'end', ...tabularNumerals },
  detail: {
    flexBasis: '100%',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    ...tabularNumerals,
  },
  end: { textAlign: 'end' },
})
