import type { IneffectiveDocument, InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import { invoiceDetailText as text } from '../../text/invoice-detail.ts'
import { doubtText, withoutEffectText } from '../../text/without-effect.ts'
import { useDetailStyles } from './detail.styles.ts'

/** The documents that name the invoice without changing it, each with why. */
export const WithoutEffect = ({ documents = [] }: { readonly documents: InvoiceDetail['withoutEffect'] }) => {
  const styles = useDetailStyles()
  if (documents.length === 0) return null
  return (
    <section className={styles.section} aria-label={text.withoutEffect}>
      <h3 className={styles.title}>{text.withoutEffect}</h3>
      <ul className={styles.list}>
        {documents.map((document, at) => (
          <Line key={at} {...document} />
        ))}
      </ul>
    </section>
  )
}

const Line = ({ folio, issuer, reason }: IneffectiveDocument) => {
  const styles = useDetailStyles()
  return (
    <li className={styles.words}>
      {issuer} · {folio}
      <div className={styles.quiet}>{withoutEffectText(reason, issuer)}</div>
    </li>
  )
}

/** The questions about the invoice that its documents leave open. */
export const Doubts = ({ doubts = [] }: Pick<InvoiceDetail, 'doubts'>) => {
  const styles = useDetailStyles()
  if (doubts.length === 0) return null
  return (
    <section className={styles.section} aria-label={text.doubts}>
      <h3 className={styles.title}>{text.doubts}</h3>
      {doubts.map((doubt) => (
        <p key={doubt} className={styles.note}>
          {doubtText(doubt)}
        </p>
      ))}
    </section>
  )
}
