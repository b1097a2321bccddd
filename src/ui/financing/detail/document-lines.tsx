import { mergeClasses } from '@fluentui/react-components'
import type { DocumentLine, DocumentReference, InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatDecimal, formatShortDate } from '#domain/kernel/format.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { FailedBanner } from '../../design/feedback/failed-banner.tsx'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { invoiceDetailText as text, referenceText, sumLabel, unitText } from '../../text/invoice-detail.ts'
import { useDetailStyles } from './detail.styles.ts'

interface WithCountry {
  readonly country: Country
}

export interface DocumentLinesProps extends WithCountry {
  readonly detail: Pick<InvoiceDetail, 'content' | 'contentFailed'>
  readonly onRetry: () => void
}

/** The lines, sums and references of the document, or why they are not shown. */
export const DocumentLines = ({ country, detail, onRetry }: DocumentLinesProps) => {
  const { content, contentFailed } = detail
  const styles = useDetailStyles()
  return (
    <section className={styles.section} aria-label={text.lines}>
      <h3 className={styles.title}>{text.lines}</h3>
      {contentFailed ? (
        <FailedBanner message={text.unread} onRetry={onRetry} />
      ) : content === undefined ? (
        <p className={styles.note}>{text.noOriginal}</p>
      ) : (
        <>
          {content.lines.length === 0 && <p className={styles.note}>{text.noLines}</p>}
          <ol className={styles.list} hidden={content.lines.length === 0}>
            {content.lines.map((line, at) => (
              <Line key={at} line={line} country={country} />
            ))}
          </ol>
          {content.omittedLines > 0 && <p className={styles.note}>{text.omitted(content.omittedLines, country)}</p>}
          <dl className={styles.facts}>
            {content.sums.map(({ amount, sum }) => (
              <Sum key={sum} label={sumLabel(sum, country)} isTotal={sum === 'TOTAL'}>
                <MoneyText value={amount} />
              </Sum>
            ))}
          </dl>
          {content.references.length > 0 && <References references={content.references} country={country} />}
        </>
      )}
    </section>
  )
}

const Line = ({ line, country }: WithCountry & { readonly line: DocumentLine }) => {
  const styles = useDetailStyles()
  const { amount, name, quantity, unit, unitPrice } = line
  const { hidden } = useAmounts()
  const count = [quantity && formatDecimal(quantity, country), unit && unitText(country, unit, quantity)]
    .filter(Boolean)
    .join(' ')
  const price = unitPrice === undefined || hidden ? undefined : `× ${formatDecimal(unitPrice, country)}`
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {name}
        <div className={styles.quiet}>{[count, price].filter(Boolean).join(' ')}</div>
      </div>
      <MoneyText value={amount} />
    </li>
  )
}

interface SumProps {
  readonly label: string
  readonly isTotal: boolean
  readonly children: React.ReactNode
}

const Sum = ({ label, isTotal, children }: SumProps) => {
  const styles = useDetailStyles()
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={mergeClasses(styles.value, isTotal && styles.strong)}>{children}</dd>
    </>
  )
}

const References = ({
  references,
  country,
}: WithCountry & { readonly references: ReadonlyArray<DocumentReference> }) => {
  const styles = useDetailStyles()
  return (
    <>
      <h3 className={styles.title}>{text.references}</h3>
      <ul className={styles.list}>
        {references.map((reference, at) => (
          <li key={at} className={styles.words}>
            {referenceText(reference, country)}
            <span className={styles.quiet}>
              {reference.date !== undefined && <> · {formatShortDate(reference.date)}</>}
              {reference.reason !== undefined && <> · {reference.reason}</>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
