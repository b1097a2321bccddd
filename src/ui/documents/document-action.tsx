import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import { acceptsFile, type DocumentRow } from '#domain/documents/document-row.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { FileButton } from '../design/controls/file-button.tsx'
import { externalUrl } from '../design/controls/external-url.ts'
import { selectedFile } from '../design/controls/selected-file.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useLock } from '../team/use-lock.ts'
import { documentsText, pendingText } from '../text/documents.ts'
import { useDocumentStyles } from './documents.styles.ts'

export interface DocumentActionProps {
  readonly panel: DocumentPanel
  readonly document: RequiredDocument
  readonly row: DocumentRow
  /** The right to send it. */
  readonly permission: 'companyFile' | 'invoices'
}

/** Extensions that the file dialog offers. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.gif,.png'

/** The action that a document offers, or the state it waits in. */
export const DocumentAction = observer(function DocumentAction({
  panel,
  document,
  row,
  permission,
}: DocumentActionProps) {
  const className = useDocumentStyles().action
  const { title } = document
  switch (row._tag) {
    case 'View':
      return (
        <Button
          as="a"
          className={className}
          href={externalUrl(row.url)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={documentsText.of(documentsText.view, title)}
        >
          {documentsText.view}
        </Button>
      )
    case 'Download': {
      const isBusy = panel.downloads.active.has(document.id)
      const label = isBusy ? documentsText.downloading : documentsText.download
      return (
        <Button
          className={className}
          icon={isBusy ? <Spinner /> : null}
          aria-label={documentsText.of(label, title)}
          onClick={() => void panel.download(document)}
        >
          <span>{label}</span>
        </Button>
      )
    }
    case 'Upload':
      return <UploadButton panel={panel} document={document} permission={permission} />
    case 'AwaitingReview':
      return (
        <>
          <Button className={className} disabled>
            {pendingText(row).label}
          </Button>
          {acceptsFile(document) && <UploadButton panel={panel} document={document} permission={permission} />}
        </>
      )
    default:
      return (
        <Button className={className} disabled>
          {pendingText(row).label}
        </Button>
      )
  }
})

/** Selects the file, or another one in place of the one that is selected or sent. */
const UploadButton = observer(function UploadButton({ panel, document, permission }: Omit<DocumentActionProps, 'row'>) {
  const lock = useLock(permission)
  const className = useDocumentStyles().action
  const state = panel.uploads.get(document.id)?.state._tag
  const isFirst = (state === undefined || state === 'Sent') && !document.hasSigned
  const label = isFirst
    ? documentsText.upload
    : document.hasSigned
      ? documentsText.replace
      : documentsText.uploadAnother
  return (
    <FileButton
      appearance={isFirst ? 'primary' : 'secondary'}
      className={className}
      accept={ACCEPTED}
      disabled={state === 'Sending'}
      label={label}
      name={documentsText.of(document.hasSigned ? label : documentsText.upload, document.title)}
      onFiles={(files) => panel.select(document, files.map(selectedFile))}
      {...lock}
    />
  )
})
