import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { FilterRangeName } from '#application/financing/filter-texts.ts'
import type { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { TextField } from '../../design/controls/text-field.tsx'
import { breakpointPhone, space } from '../../design/theme/layout-tokens.ts'
import { invoiceFilterText as text } from '../../text/invoice-filters.ts'

export interface RangeFieldsProps {
  readonly vm: InvoiceFilterForm
  readonly name: FilterRangeName
}

const ENDS = ['from', 'to'] as const

/** Both ends of a range. A date has the browser's own field, which a phone opens as a calendar. */
export const RangeFields = observer(function RangeFields({ vm, name }: RangeFieldsProps) {
  const styles = useStyles()
  const error = vm.errorOf(name)
  const message = error && text.rangeError(name, error)
  const kind = name === 'amount' ? ({ inputMode: 'decimal' } as const) : ({ type: 'date' } as const)
  /* A reversed range is explained at its end, which is typed last. */
  const errorEnd = error === 'FromUnreadable' ? 'from' : 'to'
  return (
    <div className={styles.range}>
      {ENDS.map((end) => (
        <TextField
          {...kind}
          key={end}
          label={text[end](name)}
          name={`${name}-${end}`}
          autoComplete="off"
          value={vm.texts[name][end]}
          error={end === errorEnd ? message : undefined}
          onChange={(value) => vm.change(name, end, value)}
          onBlur={vm.apply}
        />
      ))}
    </div>
  )
})

const useStyles = makeStyles({
  range: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space.s,
    alignItems: 'start',
    [breakpointPhone]: { columnGap: space.xs },
  },
})
