import { mergeClasses } from '@fluentui/react-components'
import { DocumentArrowUp24Regular } from '@fluentui/react-icons/svg/document-arrow-up'
import { fileDropText } from '../../text/file-drop.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { FileButton } from './file-button.tsx'
import { useFileDropStyles } from './file-drop.styles.ts'
import { useDropZone } from './use-drop-zone.ts'

interface FileDropText {
  readonly title: string
  readonly zone: string
  readonly detail: string
  readonly choose: string
  readonly dropNow: string
  readonly sending: string
}

export interface FileDropProps {
  /** Extensions with their dot: `.xml,.zip`. The host decides. */
  readonly accept: string
  readonly busy: boolean
  /** The default texts are about tax documents. */
  readonly text?: FileDropText
  /** The file dialog selects one file only. */
  readonly isSingle?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** A drop zone, with a file button. */
export const FileDrop = ({ accept, busy, isSingle = false, onFiles, text = fileDropText }: FileDropProps) => {
  const styles = useFileDropStyles()
  const give = (files: ReadonlyArray<File>) => {
    if (!busy && files.length > 0) onFiles(files)
  }
  const { over, handlers } = useDropZone((files) => give([...files]))
  return (
    <section
      {...handlers}
      className={mergeClasses(styles.zone, over && styles.over)}
      aria-label={text.zone}
      aria-busy={busy}
    >
      <span className={styles.icon} aria-hidden>
        {busy ? <Spinner /> : <DocumentArrowUp24Regular />}
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{busy ? text.sending : over ? text.dropNow : text.title}</strong>
        <span className={styles.detail}>{text.detail}</span>
      </div>
      <FileButton
        className={styles.choose}
        accept={accept}
        multiple={!isSingle}
        disabled={busy}
        label={text.choose}
        onFiles={give}
      />
    </section>
  )
}
