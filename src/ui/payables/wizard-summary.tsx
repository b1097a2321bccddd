import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { cardSurface } from '../design/theme/controls.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import type { ReceiptFact } from './wizard-receipt.tsx'

interface WizardSummaryProps {
  readonly label: string
  readonly total: ReactNode
  readonly facts: ReadonlyArray<ReceiptFact>
  /** In place of the facts in a narrow window, where the summary is a bar. */
  readonly short: string
  /** The obstacles, each with its fix. */
  readonly children?: ReactNode
  /** The primary one first. */
  readonly actions: ReactNode
  readonly note?: string | undefined
}

/** The subject of a wizard, the same in each of its steps, and the way to the next one. */
export const WizardSummary = ({ label, total, facts, short, children, actions, note }: WizardSummaryProps) => {
  const styles = useStyles()
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.short}>{short}</span>
        <strong className={styles.total}>{total}</strong>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.problems}>{children}</div>
      <div className={styles.actions}>{actions}</div>
      {note !== undefined && <p className={mergeClasses(styles.label, styles.note)}>{note}</p>}
    </section>
  )
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    padding: '16px',
    fontSize: rowFontSize,
    lineHeight: '18px',
    ...cardSurface,
    [breakpointNarrow]: {
      gap: space.s,
      padding: `${space.s} ${space.m}`,
      borderRadius: 0,
      borderInlineStyle: 'none',
      boxShadow: tokens.shadow16,
    },
  },
  head: {
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [breakpointNarrow]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space.s,
      padding: 0,
      border: 'none',
    },
  },
  label: { color: tokens.colorNeutralForeground2, [breakpointNarrow]: { display: 'none' } },
  short: { display: 'none', [breakpointNarrow]: { display: 'inline' } },
  total: {
    ...typographyStyles.title2,
    overflowWrap: 'anywhere',
    ...tabularNumerals,
    [breakpointNarrow]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: 0,
    [breakpointNarrow]: { display: 'none' },
  },
  fact: { display: 'flex', justifyContent: 'space-between', gap: space.m, color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    ...tabularNumerals,
  },
  problems: { display: 'flex', flexDirection: 'column', gap: space.s, ':empty': { display: 'none' } },
  actions: {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    gap: '8px',
    '& > button': { minHeight: '40px', [breakpointNarrow]: { minHeight: '44px' } },
    '& > :first-child': { flexGrow: 1 },
    /* The primary one of three has a line of its own. */
    '& > :first-child:nth-last-child(n + 3)': { flexBasis: '100%' },
    '& > :nth-child(2):nth-last-child(2)': { flexGrow: 1 },
  },
  note: { margin: 0, textAlign: 'center', textWrap: 'pretty' },
})
