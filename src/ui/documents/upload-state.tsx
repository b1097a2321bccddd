import { Button, ProgressBar } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { FileUpload } from '#application/documents/file-upload.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { documentsText, rejectedText } from '../text/documents.ts'
import { useDocumentStyles } from './documents.styles.ts'
import { FilePreview } from './file-preview.tsx'

export interface UploadStateProps {
  readonly title: string
  readonly upload: Pick<FileUpload<unknown>, 'cancel' | 'canRetry' | 'file' | 'progress' | 'retry' | 'state'>
  readonly country: Country
  /** A file that is shown before it is sent; others are sent at once. */
  readonly onSend?: () => void
  readonly onClose: () => void
}

/** A selected file: how it looks, its progress, or why it is not on its way. */
export const UploadState = observer(function UploadState({
  title,
  upload,
  country,
  onSend,
  onClose,
}: UploadStateProps) {
  const styles = useDocumentStyles()
  const { file, progress, state } = upload
  const text = documentsText
  return (
    <section className={styles.upload} aria-label={text.of(text.upload, title)}>
      {file !== undefined && state._tag !== 'Rejected' && (
        <FilePreview file={file} isLarge={state._tag === 'Selected'} />
      )}
      <div className={styles.uploadWords}>
        {file !== undefined && <span className={styles.detail}>{text.file(file.name, file.size, country)}</span>}
        {state._tag === 'Selected' && <span className={styles.hint}>{text.selected}</span>}
        {state._tag === 'Sending' && (
          <ProgressBar thickness="large" max={1} value={progress} aria-label={text.of(text.sending, title)} />
        )}
        {state._tag === 'Failed' && <FailureBanner failure={state.failure} />}
        <span
          role={state._tag === 'Cancelled' ? 'status' : 'alert'}
          className={state._tag === 'Cancelled' ? styles.detail : styles.problem}
        >
          {state._tag === 'Rejected' && <span>{rejectedText(state.reason, country)}</span>}
          {state._tag === 'Unreadable' && <span>{text.unreadable}</span>}
          {state._tag === 'Cancelled' && <span>{text.cancelled}</span>}
        </span>
      </div>
      {state._tag === 'Sending' ? (
        <Button onClick={upload.cancel}>{text.cancel}</Button>
      ) : (
        <>
          {state._tag === 'Selected' && onSend !== undefined && (
            <Button appearance="primary" onClick={onSend} aria-label={text.of(text.send, title)}>
              {text.send}
            </Button>
          )}
          {upload.canRetry && <Button onClick={upload.retry}>{text.retry}</Button>}
          <Button appearance="subtle" onClick={onClose}>
            {text.close}
          </Button>
        </>
      )}
    </section>
  )
})
