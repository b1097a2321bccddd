import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PaymentMoves } from '#application/cash/payment-moves.ts'
import type { Country } from '#domain/kernel/country.ts'
import { owedOf, payeeOf } from '#domain/payables/payable-invoice.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { dataTableText } from '../design/data-table/data-table.text.ts'
import { Pager } from '../design/data-table/pager.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { paymentMovesText as text } from '../text/payment-moves.ts'

interface PaymentMoveListProps {
  readonly vm: PaymentMoves
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** A page of the invoices, the first to be paid first. */
export const PaymentMoveList = observer(function PaymentMoveList({ calendar, country, vm }: PaymentMoveListProps) {
  const styles = useStyles()
  const { list } = vm
  return (
    <RemoteContent model={list} failed={text.failed}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={styles.empty}>{text.empty}</p>
        ) : (
          <>
            <ul className={styles.list} aria-label={text.list}>
              {rows.map((invoice) => (
                <li key={invoice.id} className={styles.row}>
                  <div className={styles.words}>
                    <SupplierName id={invoice.payeeId} name={payeeOf(invoice).name} />
                    <span className={styles.detail}>{text.folio(invoice.folio)}</span>
                  </div>
                  <MoneyText value={owedOf(invoice)} />
                  <DateField
                    label={text.date(invoice.folio)}
                    labelHidden
                    compact
                    subject={invoice.id}
                    value={vm.dateOf(invoice)}
                    onChange={(date) => date !== undefined && vm.move(invoice, date)}
                    rules={{ calendar: calendar.calendar, today: calendar.today, stored: invoice.paymentDate }}
                  />
                </li>
              ))}
            </ul>
            {list.totalRows > rows.length && (
              <Pager
                text={dataTableText(text.noun, country)}
                page={list.page}
                pageSize={list.pageSize}
                totalRows={list.totalRows}
                onPage={list.openPage}
                onPageSize={list.resizePage}
              />
            )}
          </>
        )
      }
    </RemoteContent>
  )
})

const useStyles = makeStyles({
  empty: { margin: 0, fontSize: rowFontSize },
  list: { margin: 0, padding: 0, listStyleType: 'none', fontSize: rowFontSize },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    padding: '6px 0',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '140px', overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
