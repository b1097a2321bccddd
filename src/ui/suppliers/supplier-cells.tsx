import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { ListedSupplier } from '#application/suppliers/suppliers.port.ts'
import type { Money } from '#domain/kernel/money.ts'
import { supplierPath } from '../app/paths.ts'
import { NameLink } from '../design/controls/name-link.tsx'
import { ExplainedChip } from '../design/feedback/explained-chip.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { AddAccount } from '../payables/add-account.tsx'
import { TotalsText } from '../payables/owed-text.tsx'
import { suppliersText as text } from '../text/suppliers.ts'

/** The name leads to the page of the supplier, beside its statement. */
export const SupplierLink = ({ id, name }: Pick<ListedSupplier, 'id' | 'name'>) => {
  const styles = useStyles()
  return (
    <span className={styles.name}>
      <NameLink to={supplierPath(id)}>{name}</NameLink>
    </span>
  )
}

/** The account that is paid, or the way to add it. */
export const AccountCell = ({ supplier: { account, id, name } }: { readonly supplier: ListedSupplier }) => {
  const styles = useStyles()
  if (account?.isUnconfirmed === true)
    return (
      <span className={styles.account}>
        <span className={styles.muted}>{accountText(account)}</span>
        <ExplainedChip color="yellow" label={text.unconfirmed} explanation={text.unconfirmedDetail} />
      </span>
    )
  if (account !== undefined) return <span className={styles.muted}>{accountText(account)}</span>
  return (
    <span className={styles.account}>
      <AddAccount supplierId={id} name={name} />
    </span>
  )
}

export const accountText = ({
  bank,
  ending,
}: Pick<NonNullable<ListedSupplier['account']>, 'bank' | 'ending'>): string => `${bank} ···${ending}`

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
  name: { fontWeight: tokens.fontWeightSemibold },
  account: { display: 'inline-flex', alignItems: 'center', gap: '6px', flexWrap: 'wrap' },
  muted: { color: tokens.colorNeutralForeground3 },
})
