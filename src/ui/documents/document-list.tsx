import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { acceptsFile, rowOf, type DocumentRow } from '#domain/documents/document-row.ts'
import { uploadLimits } from '#domain/documents/upload-limits.ts'
import type { Country } from '#domain/kernel/country.ts'
import { selectedFile } from '../design/controls/selected-file.ts'
import { useDropZone } from '../design/controls/use-drop-zone.ts'
import { useMay } from '../team/use-lock.ts'
import { documentsText, pendingText } from '../text/documents.ts'
import { DocumentAction } from './document-action.tsx'
import { useDocumentStyles } from './documents.styles.ts'
import { FilePreview } from './file-preview.tsx'
import { UploadState } from './upload-state.tsx'

export interface DocumentListProps {
  readonly panel: DocumentPanel
  readonly country: Country
  /** The right to send them. */
  readonly permission: 'companyFile' | 'invoices'
}

/** The documents of one owner, in the order of the host. */
export const DocumentList = observer(function DocumentList({ panel, country, permission }: DocumentListProps) {
  const styles = useDocumentStyles()
  if (panel.rows.length === 0) return <p className={styles.empty}>{documentsText.empty}</p>
  return (
    <ul className={styles.list}>
      {panel.rows.map((document) => (
        <DocumentItem key={document.id} panel={panel} document={document} country={country} permission={permission} />
      ))}
    </ul>
  )
})

interface DocumentItemProps extends DocumentListProps {
  readonly document: RequiredDocument
}

const DocumentItem = observer(function DocumentItem({ panel, document, country, permission }: DocumentItemProps) {
  const styles = useDocumentStyles()
  const row = rowOf(document)
  const upload = panel.uploads.get(document.id)
  const isOpen = useMay(permission) && acceptsFile(document)
  const sent = upload?.state._tag === 'Sent' ? upload.file : undefined
  const { over, handlers } = useDropZone((files) => panel.select(document, [...files].map(selectedFile)))
  const { rejection, signedFile, title } = document
  return (
    <li
      className={mergeClasses(styles.row, isOpen && styles.zone, isOpen && over && styles.over)}
      {...(isOpen && handlers)}
    >
      {sent !== undefined && row._tag !== 'Upload' && <FilePreview file={sent} />}
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {!document.approved && <span className={styles.detail}>{document.description}</span>}
        {rejection !== undefined && <span className={styles.rejection}>{documentsText.rejected(rejection)}</span>}
        {signedFile !== undefined && (
          <span className={styles.detail}>{documentsText.file(signedFile.name, signedFile.size, country)}</span>
        )}
        <span className={styles.hint}>{hintOf(row, isOpen, country)}</span>
      </div>
      <DocumentAction panel={panel} document={document} row={row} permission={permission} />
      {upload !== undefined && sent === undefined && isOpen && (
        <UploadState
          title={title}
          upload={upload}
          country={country}
          onSend={() => panel.send(document)}
          onClose={() => panel.close(document)}
        />
      )}
    </li>
  )
})

const hintOf = (row: DocumentRow, isOpen: boolean, country: Country): string | undefined => {
  if (row._tag === 'View' || row._tag === 'Download') return undefined
  if (row._tag === 'Upload') return documentsText.limits(uploadLimits('document').maximum, country)
  const { detail } = pendingText(row)
  return isOpen ? `${detail} ${documentsText.replaceable}` : detail
}
