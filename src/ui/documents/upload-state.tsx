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
  readonly onClose: () => void
}

/** A selected file: its progress, or why it is not on its way. */
export const UploadState = observer(function UploadState({ title, upload, country, onClose }: UploadStateProps) {
  const styles = useDocumentStyles()
  const { file, progress, state } = upload
  const text = documentsText
  return (
    <section className={styles.upload} aria-label={text.of(text.upload, title)}>
      {file !== undefined && state._tag !== 'Rejected' && <FilePreview file={file} />}
      <div className={styles.uploadWords}>
        {file !== undefined && <span className={styles.detail}>{text.file(file.name, file.size, country)}</span>}
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
          {upload.canRetry && <Button onClick={upload.retry}>{text.retry}</Button>}
          <Button appearance="subtle" onClick={onClose}>
            {text.close}
          </Button>
        </>
      )}
    </section>
  )
})
