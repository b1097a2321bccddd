import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedSupplier } from '#application/suppliers/suppliers.port.ts'
import type { Money } from '#domain/kernel/money.ts'
import { supplierPath } from '../app/paths.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { useTouchArea } from '../design/theme/use-touch-area.ts'
import { AddAccount } from '../payables/add-account.tsx'
import { TotalsText } from '../payables/owed-text.tsx'

/** A name in a column of names needs no line to be seen as a link. */
export const SupplierLink = ({ id, name }: Pick<ListedSupplier, 'id' | 'name'>) => {
  const styles = useStyles()
  return (
    <Link to={supplierPath(id)} className={mergeClasses(styles.link, useTouchArea())}>
      {name}
    </Link>
  )
}

/** The account that is paid, or the way to add it. */
export const AccountCell = ({ supplier: { account, id, name } }: { readonly supplier: ListedSupplier }) => {
  const styles = useStyles()
  if (account !== undefined) return <span className={styles.muted}>{accountText(account)}</span>
  return (
    <span className={styles.missing}>
      <AddAccount supplierId={id} name={name} />
    </span>
  )
}

export const accountText = ({ bank, ending }: NonNullable<ListedSupplier['account']>): string => `${bank} ···${ending}`

/** Sums that were due before today. */
export const OverdueText = ({ values }: { readonly values: ReadonlyArray<Money> }) => {
  const styles = useStyles()
  return (
    <span className={styles.overdue}>
      <TotalsText values={values} />
    </span>
  )
}

export const Muted = ({ children }: { readonly children: ReactNode }) => {
  const styles = useStyles()
  return <span className={styles.muted}>{children}</span>
}

const useStyles = makeStyles({
  overdue: { color: customTokens.statusRedText },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  missing: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  muted: { color: tokens.colorNeutralForeground3 },
})
