import { makeStyles } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { cashText as text } from '../text/cash.ts'
import { CashCards } from './cash-cards.tsx'
import { CashChart } from './cash-chart.tsx'
import type { CashCellsProps } from './cash-parts.types.ts'
import { NAME_WIDTH } from './cash-table.styles.ts'
import { CashTableView } from './cash-table.tsx'
import { columnWidthOf } from './column-width.ts'

/** The money of one currency: the chart above the columns of its table, with which it scrolls, or above cards. */
export const CashBlock = ({ hasCards, ...cells }: CashCellsProps & { readonly hasCards: boolean }) => {
  const styles = useStyles()
  const { currency, places } = cells.table
  return (
    <section className={styles.block} aria-label={text.table(currency)}>
      <div className={styles.frame}>
        <div style={hasCards ? undefined : { minWidth: NAME_WIDTH + places.length * columnWidthOf(cells) }}>
          <CashChart {...cells} />
          {hasCards ? <CashCards {...cells} /> : <CashTableView {...cells} />}
        </div>
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  block: { ...cardSurface, minWidth: 0, overflow: 'hidden' },
  frame: { overflowX: 'auto', minWidth: 0 },
})
