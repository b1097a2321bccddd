import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PaymentMoves } from '#application/cash/payment-moves.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { DiscardChoice } from '../design/layout/discard-choice.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { useDiscardQuestion } from '../design/layout/use-discard-question.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { useLock } from '../team/use-lock.ts'
import { paymentMovesText as text } from '../text/payment-moves.ts'
import { BalanceComparison } from './balance-comparison.tsx'
import { PaymentMoveList } from './payment-move-list.tsx'

interface PaymentMovesDrawerProps {
  readonly vm: PaymentMoves
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly currency: Currency
}

/** Invoices to be paid with a field for another day each, and the balances before and after. Nothing is saved until the user asks for it. */
export const PaymentMovesDrawer = observer(function PaymentMovesDrawer(props: PaymentMovesDrawerProps) {
  const { calendar, country, currency, vm } = props
  const styles = useStyles()
  const lock = useLock('payables')
  const { failed, isFull, isSaving, list, moves, saved } = vm
  const discarding = useDiscardQuestion(moves.size > 0, vm.close)
  useEffect(() => list.activate(), [list])
  const comparison = vm.comparisonIn(currency)
  return (
    <Drawer
      size="medium"
      title={text.title}
      onClose={discarding.close}
      footer={
        discarding.isAsking ? (
          <DiscardChoice onKeep={discarding.keep} onDiscard={discarding.discard} />
        ) : (
          <>
            <Button
              appearance="primary"
              className={styles.save}
              disabledFocusable={moves.size === 0 || isSaving}
              onClick={() => void vm.save()}
              {...lock}
            >
              {isSaving ? text.saving : text.save(moves.size, country)}
            </Button>
            <Button className={styles.button} disabledFocusable={isSaving} onClick={vm.close}>
              {text.discard}
            </Button>
          </>
        )
      }
    >
      <div>
        <p className={styles.lead}>{text.lead}</p>
        <output className={styles.lead}>{saved > 0 && !isSaving && text.saved(saved, country)}</output>
      </div>
      {failed.map((one) => (
        <MessageBar key={one.folio} intent="warning">
          {text.notSaved(one)}
        </MessageBar>
      ))}
      {isFull && <MessageBar intent="info">{text.full}</MessageBar>}
      {comparison !== undefined && (
        <BalanceComparison comparison={comparison} changed={text.changed} today={calendar.today} />
      )}
      <FilterSearchBox filters={vm.filters} label={text.search} />
      <PaymentMoveList vm={vm} calendar={calendar} country={country} />
    </Drawer>
  )
})

const useStyles = makeStyles({
  lead: { margin: 0, fontSize: rowFontSize },
  save: { flexGrow: 1, minHeight: '40px' },
  button: { minHeight: '40px' },
})
