import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { PermittedField } from '../team/permitted-field.tsx'
import { useLock } from '../team/use-lock.ts'
import { cashText as text } from '../text/cash.ts'

/** The balance from which the weeks are computed, with the day on which it was stated. */
export const BalanceField = observer(function BalanceField({ vm }: { readonly vm: CashViewModel }) {
  const styles = useStyles()
  const lock = useLock('payables')
  const value = vm.projection.value
  if (value === undefined) return <div className={styles.field} />
  const { date } = value.opening
  if (!vm.isOneSum && date !== undefined)
    return (
      <div className={mergeClasses(styles.field, styles.stated)}>
        <span>{text.balanceOn(date)}</span>
        <strong>
          <MoneyText value={vm.stated} />
        </strong>
        <Button size="small" onClick={vm.openAccounts} {...lock}>
          {text.accounts.count(vm.accountCount)}
        </Button>
      </div>
    )
  return (
    <div className={styles.field}>
      <PermittedField
        permission="payables"
        edit={vm.balance}
        label={text.balance}
        editLabel={text.editBalance}
        inputMode="decimal"
      >
        {date === undefined ? (
          text.noBalance
        ) : (
          <span className={styles.stated}>
            {text.balanceOn(date)}{' '}
            <strong>
              <MoneyText value={vm.stated} />
            </strong>
          </span>
        )}
      </PermittedField>
    </div>
  )
})

const useStyles = makeStyles({
  field: {
    fontSize: rowFontSize,
    paddingLeft: space.s,
    /* A line of its own with the height of two lines of text, so that the answer moves nothing. */
    [breakpointPhone]: { flexBasis: '100%', minHeight: height.touchTarget, paddingLeft: 0 },
  },
  stated: { display: 'flex', alignItems: 'center', gap: space.s },
})
