import type { SelectionStage } from '#domain/selection/page.ts'
import type { DataTableText } from './data-table.text.ts'

export interface SelectionFacts {
  readonly phase: SelectionStage
  readonly count: number
  readonly matching: number
  readonly outside: number
  /** Selectable rows of the page. */
  readonly onPage: number
  /** On every page; `undefined` while unknown. */
  readonly totalRows: number | undefined
  readonly filtered: boolean
  readonly canShowOnlySelected: boolean
  /** The selected rows are shown alone. */
  readonly isOnlySelected: boolean
  /** Little space. */
  readonly brief: boolean
}

export type BulkAction = 'selectAllMatching' | 'showOnlySelected' | 'showAll' | 'clear'

/** The line about the selection, with its actions, most likely first. */
export interface SelectionSummary {
  readonly sentence: string
  readonly actions: ReadonlyArray<{ readonly action: BulkAction; readonly label: string }>
}

export const selectionSummary = (facts: SelectionFacts, text: DataTableText): SelectionSummary => {
  if (facts.isOnlySelected) return onlySelectedLine(facts, text)
  if (facts.count === 0)
    return { sentence: facts.totalRows === undefined ? text.loading : text.rows(facts.totalRows), actions: [] }
  if (facts.outside > 0) return outsideLine(facts, text)
  const clear = {
    action: 'clear',
    label: facts.brief || facts.phase === 'all' ? text.clearSelection : text.removeSelection,
  } as const
  if (facts.phase === 'all') {
    const whole = facts.count === facts.matching
    return {
      sentence: whole ? text.allSelected(facts.count) : text.someOfAll(facts.count, facts.matching),
      actions: [clear],
    }
  }
  const only = onlySelectedAction(facts, text)
  if (facts.phase !== 'page') return { sentence: text.selected(facts.count), actions: [...only, clear] }
  const sentence =
    facts.count === facts.onPage && !facts.brief ? text.pageSelected(facts.onPage) : text.selected(facts.count)
  const widen = {
    action: 'selectAllMatching',
    label: text.selectMatching(facts.matching, facts.filtered && !facts.brief),
  } as const
  return { sentence, actions: [widen, ...(facts.brief || facts.count === facts.onPage ? [] : only), clear] }
}

type Actions = SelectionSummary['actions']

const onlySelectedAction = ({ canShowOnlySelected }: SelectionFacts, text: DataTableText): Actions =>
  canShowOnlySelected ? [{ action: 'showOnlySelected', label: text.onlySelected }] : []

/** The way back stays when the last row was deselected. */
const onlySelectedLine = ({ count }: SelectionFacts, text: DataTableText): SelectionSummary => ({
  sentence: count === 0 ? text.noneSelected : text.selected(count),
  actions: [
    { action: 'showAll', label: text.showAll },
    ...(count === 0 ? [] : [{ action: 'clear', label: text.clearSelection } as const]),
  ],
})

const outsideLine = (facts: SelectionFacts, text: DataTableText): SelectionSummary => ({
  sentence: `${text.selected(facts.count)}, ${text.outside(facts.outside)}`,
  actions: [
    ...onlySelectedAction(facts, text),
    { action: 'clear', label: facts.brief ? text.clearSelection : text.removeSelection },
  ],
})
