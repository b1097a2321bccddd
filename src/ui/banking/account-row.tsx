import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Radio } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { actionsOf } from '#domain/banking/default-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { bankingText } from '../text/banking.ts'
import { accountForCopy, accountName } from './account-name.ts'
import { useBankingStyles } from './banking.styles.ts'

export interface AccountRowProps {
  readonly account: BankAccount
  readonly country: Country
  /** Without this right a row has no actions. */
  readonly mayChange: boolean
  /** Why another account cannot become the default. */
  readonly defaultRejection: string | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

/** An account with its last digits, and what can be done with it. */
export const AccountRow = (props: AccountRowProps) => {
  const { account, country, defaultRejection, mayChange, onEdit, onDelete, onMakeDefault } = props
  const styles = useBankingStyles()
  const name = accountName(account)
  const actions = actionsOf(account)
  return (
    <li className={styles.row}>
      {mayChange && !account.isProviderAccount && (
        <Radio
          name="default-account"
          checked={account.isDefault}
          aria-label={`${bankingText.makeDefault}: ${name}`}
          title={defaultRejection}
          disabled={defaultRejection !== undefined}
          onChange={onMakeDefault}
        />
      )}
      <div className={styles.words}>
        <strong className={styles.name}>{account.alias ?? bankingText.type(account.type)}</strong>
        <span className={styles.detail}>
          {account.bank.name} · {maskedNumber(account.number)} · {account.currency}
        </span>
        <span className={styles.detail}>{account.email}</span>
      </div>
      {account.isDefault && <StatusChip color="green" label={bankingText.isDefault} />}
      <CopyButton text={accountForCopy(country, account)} label={`${bankingText.copy}: ${name}`} />
      {mayChange && actions.includes('edit') && (
        <Menu positioning={{ position: 'below', align: 'end' }}>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={bankingText.actions(name)} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={onEdit}>{bankingText.edit}</MenuItem>
              {actions.includes('makeDefault') && defaultRejection === undefined && (
                <MenuItem onClick={onMakeDefault}>{bankingText.makeDefault}</MenuItem>
              )}
              {actions.includes('delete') && <MenuItem onClick={onDelete}>{bankingText.delete}</MenuItem>}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </li>
  )
}
