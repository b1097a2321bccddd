import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useAmounts } from '../feedback/amounts-context.ts'
import { LinkButton } from '../controls/link-button.tsx'
import { useBarStyles } from './data-table.styles.ts'
import { dataTableText, type DataTableText } from './data-table.text.ts'
import type { Noun, TableSelection } from './data-table.types.ts'
import { LiveRegion } from './live-region.tsx'
import { selectionSummary, type BulkAction, type SelectionSummary } from './selection-summary.ts'
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
  /** The screen tells what is selected; this bar then says it to screen readers only. */
  readonly isElsewhere: boolean
  /** The choice of the order, which cards have no header for. */
  readonly order: ReactNode
}

/** Always rendered, so that selecting the first row moves nothing. */
export const SelectionBar = observer(function SelectionBar(props: SelectionBarProps) {
  const { selection, text, totalRows, onPage, filtered, card, isElsewhere, order } = props
  const styles = useBarStyles()
  const { phase, count, matching, outside } = selection
  const canShowOnlySelected = selection.showOnlySelected !== undefined
  const isOnlySelected = selection.isOnlySelected === true
  const line = selectionSummary(
    { phase, count, matching, outside, onPage, totalRows, filtered, canShowOnlySelected, isOnlySelected, brief: card },
    text,
  )
  const spoken = <LiveRegion text={count === 0 ? `${line.sentence}. ${text.noneSelected}` : line.sentence} />
  if (isElsewhere) return spoken
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
          <ActionLinks selection={selection} actions={line.actions} />
        </span>
      )}
      {order}
      {spoken}
    </div>
  )
})

export interface SelectionActionsProps {
  readonly selection: TableSelection<never>
  readonly noun: Noun
  readonly filtered: boolean
}

/** The actions on the selection of a table with a head, for the bar of its screen. */
export const SelectionActions = observer(function SelectionActions(props: SelectionActionsProps) {
  const { selection, noun, filtered } = props
  const { country } = useAmounts()
  const { phase, count, matching, outside } = selection
  const { actions } = selectionSummary(
    {
      phase,
      count,
      matching,
      outside,
      onPage: 0,
      totalRows: undefined,
      filtered,
      canShowOnlySelected: selection.showOnlySelected !== undefined,
      isOnlySelected: selection.isOnlySelected === true,
      brief: false,
    },
    dataTableText(noun, country),
  )
  return <ActionLinks selection={selection} actions={actions} />
})

interface ActionLinksProps extends Pick<SelectionSummary, 'actions'> {
  readonly selection: TableSelection<never>
}

const ActionLinks = ({ selection, actions }: ActionLinksProps) => {
  const act: Readonly<Record<BulkAction, () => void>> = {
    selectAllMatching: () => selection.selectAllMatching(),
    showOnlySelected: () => selection.showOnlySelected?.(),
    showAll: () => selection.showAll?.(),
    clear: () => selection.clear(),
  }
  return actions.map(({ action, label }) => (
    <LinkButton key={action} onClick={act[action]}>
      {label}
    </LinkButton>
  ))
}
