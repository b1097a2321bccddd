import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { DocumentPanel } from '#application/documents/document-panel.ts'
import type { DocumentRow } from '#domain/documents/document-row.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { FileButton } from '../design/controls/file-button.tsx'
import { externalUrl } from '../design/controls/external-url.ts'
import { selectedFile } from '../design/controls/selected-file.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { documentsText, pendingText } from '../text/documents.ts'
import { useDocumentStyles } from './documents.styles.ts'

export interface DocumentActionProps {
  readonly panel: DocumentPanel
  readonly document: RequiredDocument
  readonly row: DocumentRow
}

/** Extensions that the file dialog offers. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.gif,.png'

/** The action that a document offers, or the state it waits in. */
export const DocumentAction = observer(function DocumentAction({ panel, document, row }: DocumentActionProps) {
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
    case 'Upload': {
      const state = panel.uploads.get(document.id)?.state._tag
      return (
        <FileButton
          appearance="primary"
          className={className}
          accept={ACCEPTED}
          disabled={state === 'Sending'}
          label={state === undefined || state === 'Sent' ? documentsText.upload : documentsText.uploadAnother}
          name={documentsText.of(documentsText.upload, title)}
          onFiles={(files) => panel.select(document, files.map(selectedFile))}
        />
      )
    }
    default:
      return (
        <Button className={className} disabled>
          {pendingText(row).label}
        </Button>
      )
  }
})
