import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'

interface PayrollNoteProps {
  /** Nothing has to be done. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** A problem of a payroll in one line, with its fix. */
export const PayrollNote = ({ isQuiet = false, children }: PayrollNoteProps) => {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.note, isQuiet && styles.quiet)}>
      {isQuiet ? (
        <Info16Regular className={styles.icon} aria-hidden />
      ) : (
        <Warning16Filled className={styles.icon} aria-hidden />
      )}
      <span className={styles.words}>{children}</span>
    </div>
  )
}

const useStyles = makeStyles({
  note: {
    display: 'flex',
    gap: '8px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: customTokens.statusOrangeText,
    backgroundColor: customTokens.statusOrangeBackground,
    fontSize: rowFontSize,
    lineHeight: '22px',
  },
  quiet: { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground2 },
  icon: { flexShrink: 0, marginTop: '3px' },
  words: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
})
