import { observer } from 'mobx-react-lite'
import type { SearchFilters } from '#application/shared/search-filters.ts'
import { commonText } from '../../text/common.ts'
import { SearchBox } from './search-box.tsx'

export interface FilterSearchBoxProps {
  readonly filters: Pick<SearchFilters<never>, 'apply' | 'change' | 'clearSearch' | 'searchText'>
  readonly label: string
  readonly placeholder?: string
  readonly hasFilters?: boolean
}

/** The search box of a list that the host filters. */
export const FilterSearchBox = observer(function FilterSearchBox({ filters, ...box }: FilterSearchBoxProps) {
  return (
    <SearchBox
      {...box}
      value={filters.searchText}
      onChange={filters.change}
      onApply={filters.apply}
      onClear={filters.clearSearch}
      clearLabel={commonText.clear}
    />
  )
})
