import type { ReactNode } from 'react'
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { breakpointPhone, space } from '../theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../theme/type.ts'

export interface PageHeaderProps {
  readonly title: string
  /** A line under the title: a count, a total, an instruction. */
  readonly lead?: ReactNode
  /** Above the title: the way back. */
  readonly back?: ReactNode
  /** Actions beside the title. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
}

/** The header of a page, with the only first-level heading of the screen. */
export const PageHeader = ({ title, lead, back, aside, actions }: PageHeaderProps) => {
  const styles = useStyles()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back}
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

const useStyles = makeStyles({
  header: { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap', gap: space.m },
  words: { display: 'flex', flexDirection: 'column', gap: 0, minWidth: 0 },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: {
    margin: 0,
    /* It has the focus after the place of the focus was left, and is no control. */
    outlineStyle: 'none',
    ...typographyStyles.subtitle1,
    fontSize: '24px',
    lineHeight: '28px',
    letterSpacing: '-0.015em',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: rowFontSize,
    lineHeight: '18px',
    ...tabularNumerals,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minWidth: 0, maxWidth: '100%' },
})
