import { mergeClasses } from '@fluentui/react-components'
import { DocumentArrowUp24Regular } from '@fluentui/react-icons/svg/document-arrow-up'
import { fileDropText } from '../../text/file-drop.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { FileButton } from './file-button.tsx'
import { useFileDropStyles } from './file-drop.styles.ts'
import { useDropZone } from './use-drop-zone.ts'

export interface FileDropProps {
  /** Extensions with their dot: `.xml,.zip`. The host decides. */
  readonly accept: string
  readonly busy: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** A drop zone for tax documents, with a file button. */
export const FileDrop = ({ accept, busy, onFiles }: FileDropProps) => {
  const styles = useFileDropStyles()
  const give = (files: ReadonlyArray<File>) => {
    if (!busy && files.length > 0) onFiles(files)
  }
  const { over, handlers } = useDropZone((files) => give([...files]))
  return (
    <section
      {...handlers}
      className={mergeClasses(styles.zone, over && styles.over)}
      aria-label={fileDropText.zone}
      aria-busy={busy}
    >
      <span className={styles.icon} aria-hidden>
        {busy ? <Spinner /> : <DocumentArrowUp24Regular />}
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>
          {busy ? fileDropText.sending : over ? fileDropText.dropNow : fileDropText.title}
        </strong>
        <span className={styles.detail}>{fileDropText.detail}</span>
      </div>
      <FileButton
        className={styles.choose}
        accept={accept}
        multiple
        disabled={busy}
        label={fileDropText.choose}
        onFiles={give}
      />
    </section>
  )
}
