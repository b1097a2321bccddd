import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { supplierPath } from '../app/paths.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { useTouchArea } from '../design/theme/use-touch-area.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { useMay } from '../team/use-lock.ts'
import { paymentsText as text } from '../text/payables.ts'

interface AddAccountProps {
  readonly supplierId: SupplierId
  readonly name: string
}

/** A payee without an account, with the way to add it. */
export const AddAccount = (payee: AddAccountProps) => (
  <>
    <span title={text.noAccountDetail}>
      <StatusChip color="orange" label={text.noAccount} />
    </span>
    <AddAccountLink {...payee}>{text.add}</AddAccountLink>
  </>
)

interface AddAccountLinkProps extends AddAccountProps {
  readonly children: string
}

/** Leads to the accounts of the payee, and looks like a button of a row. Nothing for who may not add one. */
export const AddAccountLink = observer(function AddAccountLink({ supplierId, name, children }: AddAccountLinkProps) {
  const className = mergeClasses(useStyles().link, useTouchArea())
  const mayAdd = useMay('supplierAccounts')
  if (!mayAdd) return null
  return (
    <Link className={className} to={supplierPath(supplierId)} aria-label={text.addAccountOf(name)}>
      {children}
    </Link>
  )
})

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    height: '22px',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: customTokens.cardBackground,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '16px',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
