import { Button, makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { partsOf, withoutPart } from '#domain/financing/invoice-filter.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import { breakpointPhone, space } from '../../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../../design/theme/type.ts'
import { commonText } from '../../text/common.ts'
import { filterPartText, invoiceFilterText as text } from '../../text/invoice-filters.ts'

export interface FilterSummaryProps {
  readonly table: InvoiceTableViewModel
  readonly country: Country
  /** Invoices without any filter; undefined until they are counted. */
  readonly all: number | undefined
}

/** The number of invoices that pass the filter, and each of its parts with a way to remove it. */
export const FilterSummary = observer(function FilterSummary({ table, country, all }: FilterSummaryProps) {
  const styles = useStyles()
  const { filters, list } = table
  const nameOf = (plain: string): string | undefined =>
    list.rows?.find(({ payer }) => normaliseIdentifier(payer.identifier) === plain)?.payer.name
  const parts = partsOf(filters.filter)
  const remove = (at: number): void => {
    const part = parts[at]
    if (part !== undefined) filters.choose(withoutPart(filters.filter, part))
  }
  return (
    <div className={styles.summary}>
      {parts.length > 0 && (
        <TagGroup className={styles.parts} aria-label={text.active} onDismiss={(_, { value }) => remove(Number(value))}>
          {parts.map((part, at) => {
            const label = filterPartText(part, country, nameOf)
            return (
              <Tag
                key={`${part._tag} ${label}`}
                value={String(at)}
                size="small"
                appearance="brand"
                dismissible
                dismissIcon={{ 'aria-label': text.remove(label) }}
                primaryText={{ className: styles.part, children: label }}
              />
            )
          })}
        </TagGroup>
      )}
      <span className={styles.count}>{text.showing(list.totalRows, all, country)}</span>
      <Button size="small" appearance="subtle" onClick={filters.clear}>
        {commonText.clear}
      </Button>
    </div>
  )
})

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  parts: { display: 'flex', flexWrap: 'wrap', gap: space.xs, minWidth: 0 },
  part: {
    overflow: 'hidden',
    maxWidth: '240px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [breakpointPhone]: { maxWidth: '104px' },
  },
  count: { color: tokens.colorNeutralForeground2, ...tabularNumerals },
})
