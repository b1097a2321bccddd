import { Button, makeStyles } from '@fluentui/react-components'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useEffect } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CashView } from '#application/cash/cash-table.ts'
import { CashViewModel } from '#application/cash/cash.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { NARROW_SCREEN, space } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { cashText as text } from '../text/cash.ts'
import { pageText } from '../text/pages.ts'
import { paymentMovesText } from '../text/payment-moves.ts'
import { BalanceField } from './balance-field.tsx'
import { CashBlock } from './cash-block.tsx'
import { CashEntries } from './cash-entries.tsx'
import { CashMenu } from './cash-menu.tsx'
import { cashFile } from './cash-file.ts'
import { OpeningDialog } from './opening-dialog.tsx'
import { OwnItemsDrawer } from './own-items-drawer.tsx'
import { PaymentMovesDrawer } from './payment-moves-drawer.tsx'
import { WeekCoverDrawer } from './week-cover.tsx'
import { SinceOpening } from './since-opening.tsx'

const VIEWS: ReadonlyArray<{ readonly value: CashView; readonly label: string }> = [
  { value: 'weeks', label: text.views.weeks },
  { value: 'days', label: text.views.days },
]

export interface CashScreenProps {
  /** Debts and a surplus that no week counts. */
  readonly Notes: ComponentType
}

/** The money that comes in and goes out week by week, with the balance that is left; a cell opens its items. Without payables it is what comes in. */
export const CashScreen = observer(function CashScreen({ Notes }: CashScreenProps) {
  const styles = useStyles()
  const vm = useViewModel(CashViewModel)
  const { country } = useViewModel(CurrentSession)
  const calendar = useViewModel(BusinessCalendar)
  const { today } = calendar
  const { menuFeatures } = useViewModel(NavigationViewModel)
  /* Unknown at a first visit, before the answer. */
  const hasPayables = menuFeatures === undefined || hasFeature(menuFeatures, PAYABLES_FEATURE)
  const title = hasPayables ? pageText.cash.label : text.collections
  const hasCards = useMediaQuery(NARROW_SCREEN)
  useEffect(() => vm.activate(), [vm])
  const file = cashFile(vm.tables, country, today)
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        aside={
          hasPayables && (
            <>
              <BalanceField vm={vm} />
              {!hasCards && <SinceOpening vm={vm} />}
            </>
          )
        }
        actions={
          <>
            <SegmentedControl label={text.view} options={VIEWS} selected={vm.view} onSelect={vm.show} />
            {hasPayables && !hasCards && <Button onClick={vm.moves.open}>{paymentMovesText.title}</Button>}
            <ExportMenu
              title={title}
              noun={text.noun}
              columns={file.columns}
              found={{ count: file.rows.length, load: async () => E.right(file.rows) }}
            />
            {hasPayables && <CashMenu vm={vm} hasMoves={hasCards} />}
          </>
        }
      />
      <RemoteContent model={vm.projection} failed={text.failed}>
        {() =>
          vm.isEmpty ? (
            <EmptyState title={text.empty(country)} detail={text.emptyDetail} />
          ) : (
            <>
              {/* It comes with the cards, so that nothing above them moves. */}
              {hasCards && hasPayables && <SinceOpening vm={vm} />}
              {vm.tables.map((table) => {
                const part = { table, country, today, changed: vm.changedPlaces(table.currency) }
                const canCover = hasPayables && table.currency === vm.currency
                return (
                  <CashBlock
                    key={table.currency}
                    {...part}
                    hasCards={hasCards}
                    onOpen={vm.open}
                    onCover={canCover ? vm.cover.open : undefined}
                  />
                )
              })}
              <Suspense>
                <Notes />
              </Suspense>
            </>
          )
        }
      </RemoteContent>
      <OpeningDialog vm={vm.accounts} country={country} today={today} />
      {vm.ownItems.isOpen && <OwnItemsDrawer vm={vm.ownItems} country={country} today={today} />}
      {vm.moves.isOpen && (
        <PaymentMovesDrawer vm={vm.moves} calendar={calendar} country={country} currency={vm.currency} />
      )}
      {vm.cover.week !== undefined && (
        <WeekCoverDrawer cover={vm.cover} week={vm.cover.week} country={country} today={today} />
      )}
      {vm.opened !== undefined && <CashEntries vm={vm} opened={vm.opened} country={country} today={today} />}
    </div>
  )
})

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
})
