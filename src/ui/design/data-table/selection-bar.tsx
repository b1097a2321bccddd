import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LinkButton } from '../controls/link-button.tsx'
import { useBarStyles } from './data-table.styles.ts'
import type { DataTableText } from './data-table.text.ts'
import type { TableSelection } from './data-table.types.ts'
import { LiveRegion } from './live-region.tsx'
import { selectionSummary, type BulkAction } from './selection-summary.ts'
import { PageCheck } from './table-head.tsx'

export interface SelectionBarProps {
  readonly selection: TableSelection<never>
  readonly text: DataTableText
  /** `undefined` during the first load. */
  readonly totalRows: number | undefined
  /** Selectable rows of the page. */
  readonly onPage: number
  readonly filtered: boolean
  /** The checkbox of the page is here, because cards have no header. */
  readonly card: boolean
  /** The choice of the order, which cards have no header for. */
  readonly order: ReactNode
}

/** Always rendered, so that selecting the first row moves nothing. */
export const SelectionBar = observer(function SelectionBar(props: SelectionBarProps) {
  const { selection, text, totalRows, onPage, filtered, card, order } = props
  const styles = useBarStyles()
  const { phase, count, matching, outside } = selection
  const canShowOnlySelected = selection.showOnlySelected !== undefined
  const isOnlySelected = selection.isOnlySelected === true
  const line = selectionSummary(
    { phase, count, matching, outside, onPage, totalRows, filtered, canShowOnlySelected, isOnlySelected, brief: card },
    text,
  )
  const act: Readonly<Record<BulkAction, () => void>> = {
    selectAllMatching: () => selection.selectAllMatching(),
    showOnlySelected: () => selection.showOnlySelected?.(),
    showAll: () => selection.showAll?.(),
    clear: () => selection.clear(),
  }
  return (
    <div
      className={mergeClasses(
        styles.bar,
        count > 0 && styles.chosen,
        card && line.actions.length > 0 && styles.twoLines,
      )}
    >
      {card && <PageCheck selection={selection} label={text.selectPage} />}
      <span className={styles.sentence}>{line.sentence}</span>
      {line.actions.length > 0 && (
        <span className={styles.actions}>
          {line.actions.map(({ action, label }) => (
            <LinkButton key={action} onClick={act[action]}>
              {label}
            </LinkButton>
          ))}
        </span>
      )}
      {order}
      <LiveRegion text={count === 0 ? `${line.sentence}. ${text.noneSelected}` : line.sentence} />
    </div>
  )
})
