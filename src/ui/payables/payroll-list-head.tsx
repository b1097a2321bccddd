import { makeStyles, Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayrollList } from '#application/payables/payroll-list.ts'
import { OPEN_PAYROLL_STATUSES } from '#domain/payables/payroll.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { breakpointNarrow, breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { payrollsText as text } from '../text/payrolls.ts'

interface PayrollListHeadProps {
  readonly vm: PayrollList
  readonly tabs: ReactNode
}

/** The lists of the area, the search, and the status that narrows the payrolls. */
export const PayrollListHead = observer(function PayrollListHead({ vm, tabs }: PayrollListHeadProps) {
  const styles = useStyles()
  const { filters } = vm
  return (
    <ListHead
      tabs={tabs}
      tools={
        <>
          <div className={styles.search}>
            <FilterSearchBox filters={filters} label={text.search} placeholder={text.searchHint} />
          </div>
          <Select
            className={styles.state}
            aria-label={text.state}
            value={filters.filter ?? ''}
            onChange={(_, { value }) => filters.choose(OPEN_PAYROLL_STATUSES.find((status) => status === value))}
          >
            <option value="">{text.anyState}</option>
            {OPEN_PAYROLL_STATUSES.map((status) => (
              <option key={status} value={status}>
                {text.status(status)}
              </option>
            ))}
          </Select>
        </>
      }
    />
  )
})

const useStyles = makeStyles({
  search: { width: '260px', [breakpointNarrow]: { flexGrow: 1, width: 'auto' } },
  state: {
    width: '184px',
    [breakpointTouch]: { width: '152px', '& > select': { height: height.touchTarget } },
  },
})
