import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { CounterpartKey } from '#application/counterparts/counterparts.port.ts'
import type { CounterpartLine } from '#domain/cash/counterpart-statement.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { orderPath, PAYMENT_PATHS, payrollPath, SEARCH_PARAM } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { counterpartText as text } from '../text/counterpart.ts'
import type { CounterpartRow } from './counterpart-rows.ts'

/** The place that shows what closed an invoice. */
const placeOf = ({ folio, kind, orderId, payrollId }: CounterpartLine): string | undefined => {
  if (kind === 'ORDER' && orderId !== undefined) return orderPath(orderId)
  if (kind === 'PAYROLL' && payrollId !== undefined) return payrollPath(payrollId)
  return kind === 'ARCHIVED' ? `${PAYMENT_PATHS.archived}?${SEARCH_PARAM}=${encodeURIComponent(folio)}` : undefined
}

const DocumentCell = ({ line }: { readonly line: CounterpartLine }) => {
  const styles = useStyles()
  const place = placeOf(line)
  const detail = text.detail(line)
  return (
    <span>
      {place === undefined ? <span>{text.subject(line)}</span> : <TextLink to={place}>{text.subject(line)}</TextLink>}
      {detail !== undefined && <span className={styles.detail}>{` · ${detail}`}</span>}
    </span>
  )
}

/** The balances before and after the lines are emphasised. */
const Told = ({ children, row }: { readonly row: CounterpartRow; readonly children: ReactNode }) => {
  const styles = useStyles()
  return row.line === undefined ? <strong className={styles.total}>{children}</strong> : children
}

const fullText = (line: CounterpartLine | undefined): string =>
  line === undefined ? '' : [text.subject(line), text.detail(line) ?? []].flat().join(' · ')

const amountColumn = (id: 'added' | 'balance' | 'removed', header: string): Column<CounterpartRow> => ({
  id,
  header,
  render: (row) => <Amount row={row} amount={row[id]} />,
  exported: (row) => row[id],
  width: 150,
  align: 'end',
  /* The balances tell a card what moved. */
  ...(id === 'balance' ? { cardPart: 'amount' } : {}),
})

const Amount = ({ amount, row }: { readonly row: CounterpartRow; readonly amount: Money | undefined }) =>
  amount === undefined ? null : (
    <Told row={row}>
      <MoneyText value={amount} />
    </Told>
  )

/** The columns of a statement; the last one says who owes the balance. */
export const counterpartColumns = (of: CounterpartKey['_tag']): ReadonlyArray<Column<CounterpartRow>> => [
  {
    id: 'on',
    header: text.columns.on,
    render: ({ on }) => formatShortDate(on),
    exported: ({ on }) => ({ date: on }),
    width: 112,
    cardPart: 'detail',
  },
  {
    id: 'kind',
    header: text.columns.kind,
    render: (row) => <Told row={row}>{row.name}</Told>,
    fullText: ({ name }) => name,
    width: 180,
    cardPart: 'title',
  },
  {
    id: 'document',
    header: text.columns.document,
    render: ({ line }) => (line === undefined ? null : <DocumentCell line={line} />),
    fullText: ({ line }) => fullText(line),
    width: 240,
    grow: 1,
    cardPart: 'detail',
  },
  amountColumn('added', text.columns.added),
  amountColumn('removed', text.columns.removed),
  amountColumn('balance', text.balance[of]),
]

const useStyles = makeStyles({
  total: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground3 },
})
