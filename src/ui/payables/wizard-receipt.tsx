import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { OutcomeIcon } from '../design/feedback/outcome-icon.tsx'
import { useStateScreenStyles } from '../design/feedback/state-screen.styles.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export type ReceiptFact = readonly [label: string, value: ReactNode]

export interface WizardReceiptProps {
  readonly title: string
  readonly detail: string
  /** The figures and names that a person writes down. */
  readonly facts?: ReadonlyArray<ReceiptFact>
  /** The next step, if more has to be said. */
  readonly children?: ReactNode
  /** The buttons, the primary one last. */
  readonly actions: ReactNode
}

/** The last step of a wizard: what was done, with which figures, and the ways to go on. */
export const WizardReceipt = ({ title, detail, facts = [], children, actions }: WizardReceiptProps) => {
  const screen = useStateScreenStyles()
  const styles = useStyles()
  return (
    <div className={mergeClasses(screen.screen, styles.receipt)}>
      <OutcomeIcon outcome="success" />
      <h2 className={screen.title}>{title}</h2>
      <p className={screen.detail}>{detail}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <div className={screen.actions}>{actions}</div>
    </div>
  )
}

const useStyles = makeStyles({
  /* The dialog around it has margins. */
  receipt: { paddingLeft: 0, paddingRight: 0 },
  facts: { width: '100%', maxWidth: '420px', margin: `${space.s} 0` },
  fact: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.xs} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  label: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    minWidth: 0,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    ...tabularNumerals,
  },
})
