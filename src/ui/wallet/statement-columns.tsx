import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { statementText } from '../text/statement.ts'
import type { StatementRow, StatementSection } from './statement-sections.ts'

interface TotalProps {
  readonly row: StatementRow
  readonly children: ReactNode
}

/** Emphasises a total among the rows of its table. */
const Total = ({ children, row }: TotalProps) => {
  const styles = useStyles()
  return row.isTotal ? <strong className={styles.total}>{children}</strong> : children
}

const { columns } = statementText

const ON: Column<StatementRow> = {
  id: 'on',
  header: columns.on,
  render: ({ on }) => (on === undefined ? null : formatShortDate(on)),
  exported: ({ on }) => on && { date: on },
  width: 104,
  cardPart: 'detail',
}
const NAME: Column<StatementRow> = {
  id: 'name',
  header: columns.type,
  render: (row) => <Total row={row}>{row.name}</Total>,
  fullText: ({ name }) => name,
  width: 200,
  grow: 1,
  cardPart: 'title',
}
const ORDER: Column<StatementRow> = {
  id: 'order',
  header: columns.order,
  render: ({ orderId }) => (orderId === undefined ? null : <TextLink to={orderPath(orderId)}>{orderId}</TextLink>),
  exported: ({ orderId }) => orderId,
  width: 104,
  cardPart: 'detail',
  cardLabel: columns.order,
}
const FOLIO: Column<StatementRow> = {
  id: 'folio',
  header: columns.folio,
  render: ({ folio }) => folio ?? null,
  fullText: ({ folio }) => folio ?? '',
  exported: ({ folio }) => folio,
  width: 140,
  cardPart: 'detail',
  cardLabel: columns.folio,
}
const ACCOUNT: Column<StatementRow> = {
  id: 'account',
  header: columns.account,
  render: ({ account }) => account ?? null,
  fullText: ({ account }) => account ?? '',
  exported: ({ account }) => account,
  width: 220,
  cardPart: 'detail',
}
const AMOUNT: Column<StatementRow> = {
  id: 'amount',
  header: columns.amount,
  render: (row) => (
    <Total row={row}>
      <MoneyText value={row.amount} />
    </Total>
  ),
  exported: ({ amount }) => amount,
  width: 180,
  align: 'end',
  cardPart: 'amount',
}
export const SECTION_COLUMNS: Readonly<Record<StatementSection['columns'], ReadonlyArray<Column<StatementRow>>>> = {
  account: [ON, NAME, ACCOUNT, ORDER, AMOUNT],
  folio: [ON, NAME, ORDER, FOLIO, AMOUNT],
  none: [NAME, AMOUNT],
}

/** The columns of the file, in which all sections are one table. */
export const FILE_COLUMNS: ReadonlyArray<Column<StatementRow>> = [
  {
    id: 'section',
    header: statementText.section,
    render: ({ section }) => section,
    fullText: ({ section }) => section,
    width: 120,
  },
  ON,
  NAME,
  ORDER,
  FOLIO,
  ACCOUNT,
  AMOUNT,
]

const useStyles = makeStyles({ total: { fontWeight: tokens.fontWeightSemibold } })
