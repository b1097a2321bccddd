import type { ExcludedInvoice, Exclusion } from '#domain/financing/exclusion.ts'
import type { InvoiceSortField } from '#application/financing/invoices.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { ExplainedChip } from '../design/feedback/explained-chip.tsx'
import { financeText } from '../text/finance.ts'
import { excludedText, exclusionText } from '../text/invoice-notices.ts'
import { statedTotalText } from '../text/stated-total.ts'
import { EXCLUSION_LOOKS } from './exclusion-looks.ts'
import { InvoiceTotal } from './invoice-total.tsx'
import { PayerCell, payerFullName } from './payer-cell.tsx'

/** The label of the most decisive reason. */
export const reasonOf =
  (country: Country) =>
  ({ reasons: [first] }: ExcludedInvoice): string | undefined =>
    first === undefined ? undefined : exclusionText(first, country).label

export const excludedColumns = (country: Country): ReadonlyArray<Column<ExcludedInvoice, InvoiceSortField>> => {
  const text = financeText.columns
  return [
    {
      id: 'folio',
      header: text.folio,
      render: ({ folio }) => folio,
      fullText: ({ folio }) => folio,
      width: 92,
      sticky: true,
      sortKey: 'folio',
      cardPart: 'detail',
    },
    {
      id: 'payer',
      header: text.payerAndIdentifier(country),
      render: ({ payer }) => <PayerCell payer={payer} country={country} />,
      stateless: true,
      fullText: ({ payer }) => payerFullName(payer, country),
      width: 200,
      grow: 3,
      sticky: true,
      sortKey: 'payerName',
      cardPart: 'title',
    },
    {
      id: 'reason',
      header: excludedText.reason,
      render: ({ reasons }) => <ReasonChip reasons={reasons} country={country} />,
      exported: ({ reasons }) => reasons.map((reason) => exclusionText(reason, country).label).join(', '),
      width: 136,
      cardPart: 'chip',
    },
    {
      id: 'issueDate',
      header: text.issueDate,
      render: ({ issueDate }) => formatShortDate(issueDate),
      exported: ({ issueDate }) => ({ date: issueDate }),
      width: 104,
      sortKey: 'issueDate',
      cardPart: 'detail',
    },
    {
      id: 'dueDate',
      header: text.dueDate,
      render: ({ dueDate }) => formatShortDate(dueDate),
      exported: ({ dueDate }) => ({ date: dueDate }),
      width: 104,
      sortKey: 'expirationDate',
    },
    {
      id: 'amount',
      header: text.total,
      render: (invoice) => <InvoiceTotal invoice={invoice} country={country} />,
      exported: ({ amount, unvalued }) => (unvalued === undefined ? amount : statedTotalText(unvalued, country)),
      hasTotal: true,
      width: 160,
      align: 'end',
      sortKey: 'amount',
      cardPart: 'amount',
    },
    {
      id: 'order',
      header: excludedText.order,
      render: ({ orderId }) =>
        orderId === undefined ? (
          <span>—</span>
        ) : (
          <TextLink to={orderPath(orderId)} label={excludedText.seeOrder(orderId)}>
            {orderId}
          </TextLink>
        ),
      exported: ({ orderId }) => orderId,
      width: 90,
    },
  ]
}

/** The most decisive reason; its explanation has all of them. */
const ReasonChip = ({
  reasons,
  country,
}: {
  readonly reasons: ReadonlyArray<Exclusion>
  readonly country: Country
}) => {
  const [first] = reasons
  if (first === undefined) return null
  const explanation = reasons.map((reason) => exclusionText(reason, country).explanation).join(' ')
  return (
    <ExplainedChip {...EXCLUSION_LOOKS[first]} label={exclusionText(first, country).label} explanation={explanation} />
  )
}
