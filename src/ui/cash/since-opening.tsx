import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { useLock } from '../team/use-lock.ts'
import { cashText as text } from '../text/cash.ts'
import { signed } from './signed.ts'

/** The money that is known to have moved after the day of the balance, which can be stated again with it. */
export const SinceOpening = observer(function SinceOpening({ vm }: { readonly vm: CashViewModel }) {
  const styles = useStyles()
  const lock = useLock('payables')
  const moved = vm.projection.value?.sinceOpening ?? []
  if (moved.length === 0 || vm.balance.form !== undefined) return null
  return (
    <div className={styles.line}>
      <span>{text.sinceOpening}</span>
      {moved.map((one) => (
        <Fragment key={one.currency}>
          <span>
            +<MoneyText value={one.in} />
          </span>
          <MoneyText value={signed(one.out, 'OUT')} />
        </Fragment>
      ))}
      <Button size="small" onClick={vm.updateBalance} {...lock}>
        {text.updateBalance}
      </Button>
    </div>
  )
})

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    fontSize: rowFontSize,
    color: tokens.colorNeutralForeground3,
    [breakpointPhone]: { flexBasis: '100%' },
  },
})
