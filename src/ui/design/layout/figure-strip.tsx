import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { customTokens } from '../theme/custom-tokens.ts'
import { cardSurface } from '../theme/controls.ts'
import { breakpointNarrow, height } from '../theme/layout-tokens.ts'

export interface FigureStripProps {
  /** The accessible name. */
  readonly label: string
  /** No figure has a control, so that the strip itself has the focus from which it is scrolled. */
  readonly isText?: true
  /** A `Figure` each. */
  readonly children: ReactNode
}

/** One line of figures above a list. Where the window is narrow it scrolls sideways, so that it stays one line. */
export const FigureStrip = ({ label, isText, children }: FigureStripProps) => {
  const styles = useStyles()
  return (
    <section aria-label={label} className={styles.strip} tabIndex={isText && 0}>
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    minWidth: 0,
    height: height.figures,
    boxSizing: 'border-box',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    ...cardSurface,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& > * + *': { borderLeft: `1px solid ${customTokens.cardStroke}` },
    '& > *': { flexGrow: 1 },
    [breakpointNarrow]: { scrollSnapType: 'x proximity' },
  },
})
