import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { rowFontSize, tabularNumerals } from '../theme/type.ts'

interface ActivityProps {
  readonly children: ReactNode
}

/** Events, one below the other. */
export const ActivityList = ({ children }: ActivityProps) => <ol className={useStyles().list}>{children}</ol>

/** An event; `by`: when and who. */
export const ActivityEntry = ({ children, by }: ActivityProps & { readonly by: string }) => {
  const styles = useStyles()
  return (
    <li className={styles.entry}>
      <span>{children}</span>
      <span className={styles.by}>{by}</span>
    </li>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', fontSize: rowFontSize, lineHeight: '18px', overflowWrap: 'anywhere' },
  by: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
})
