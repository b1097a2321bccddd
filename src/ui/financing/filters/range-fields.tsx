import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useState } from 'react'
import type { FilterRangeName } from '#application/financing/filter-texts.ts'
import type { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { shortcutIn } from '../../design/controls/shortcuts.ts'
import { TextField } from '../../design/controls/text-field.tsx'
import { DateTextField } from '../../design/date-field/date-text-field.tsx'
import { breakpointPhone, space } from '../../design/theme/layout-tokens.ts'
import { invoiceFilterText as text } from '../../text/invoice-filters.ts'

export interface RangeFieldsProps {
  readonly vm: InvoiceFilterForm
  readonly name: FilterRangeName
}

const ENDS = ['from', 'to'] as const

/** Both ends of a range. */
export const RangeFields = observer(function RangeFields({ vm, name }: RangeFieldsProps) {
  const styles = useStyles()
  const [typing, setTyping] = useState<(typeof ENDS)[number]>()
  const error = vm.errorOf(name)
  /* A reversed range is explained at its end, which is typed last. */
  const errorEnd = error === 'FromUnreadable' ? 'from' : 'to'
  /* Half a date is no error yet. */
  const isHalf = name !== 'amount' && typing === errorEnd
  const message = error && !isHalf ? text.rangeError(name, error) : undefined
  const blur = (): void => {
    setTyping(undefined)
    vm.blur()
  }
  return (
    <div className={styles.range}>
      {ENDS.map((end) => {
        const field = {
          label: text[end](name),
          name: `${name}-${end}`,
          autoComplete: 'off',
          value: vm.texts[name][end],
          error: end === errorEnd ? message : undefined,
          onChange: (value: string) => {
            setTyping(end)
            vm.change(name, end, value)
          },
          onBlur: blur,
          onKeyUp: (event: KeyboardEvent) => {
            if (shortcutIn('dateField', event) === 'apply') blur()
          },
        }
        return name === 'amount' ? (
          <TextField {...field} key={end} inputMode="decimal" />
        ) : (
          <DateTextField {...field} key={end} rules={{ today: vm.today }} />
        )
      })}
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
