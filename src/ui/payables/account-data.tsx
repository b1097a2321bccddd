import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { ReactNode } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { breakpointPhone } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { linesOf, type TransferField } from './transfer-fields.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface AccountDataProps {
  /** Undefined before every payee is confirmed. */
  readonly fields: ReadonlyArray<TransferField> | undefined
  /** In place of the fields. */
  readonly locked: string
  readonly country: Country
}

/** The account of the financier: each value can be copied, and all of them as text. */
export const AccountData = ({ fields, locked, country }: AccountDataProps) => {
  const styles = useStyles()
  const wizard = useWizardStyles()
  return (
    <section className={wizard.card} aria-label={text.bankData}>
      <div className={mergeClasses(wizard.head, styles.head)}>
        <span>
          <h3 className={wizard.title}>{text.bankData}</h3>
          <span className={wizard.detail}>{text.bankDataWhy(country)}</span>
        </span>
        {fields !== undefined && (
          <span className={wizard.atEnd}>
            <CopyButton text={linesOf(fields)} label={text.copyAll} isLabelled />
          </span>
        )}
      </div>
      {fields === undefined ? (
        <Locked>{locked}</Locked>
      ) : (
        <div className={styles.fields}>
          {fields.map(({ copied, label, note, value }) => (
            <div key={label} className={styles.field}>
              <span className={styles.words}>
                <span className={wizard.detail}>{label}</span>
                <span>
                  <strong>{value}</strong>
                  {note !== undefined && <span className={wizard.detail}> {note}</span>}
                </span>
              </span>
              <CopyButton text={copied ?? value} label={text.copyOne(label)} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** In place of data that must not be copied yet. */
export const Locked = ({ children }: { readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <p className={styles.locked}>
      <LockClosed16Regular className={styles.lock} aria-hidden /> <span>{children}</span>
    </p>
  )
}

const useStyles = makeStyles({
  head: { paddingBlock: '8px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    fontSize: rowFontSize,
    lineHeight: '18px',
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  field: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '48px',
    padding: '2px 12px 2px 16px',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  locked: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    margin: 0,
    padding: '16px',
    color: tokens.colorNeutralForeground2,
    fontSize: rowFontSize,
    overflowWrap: 'anywhere',
  },
  lock: { flexShrink: 0 },
})
