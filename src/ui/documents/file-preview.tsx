import { mergeClasses } from '@fluentui/react-components'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { useEffect, useState } from 'react'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import { documentsText } from '../text/documents.ts'
import { useDocumentStyles } from './documents.styles.ts'
import { previewOf } from './preview-of.ts'

export interface FilePreviewProps {
  readonly file: SelectedFile
  /** Large enough to see which document it is. */
  readonly isLarge?: boolean
}

/** A picture of a selected file; a symbol until there is one, and where there is none. */
export const FilePreview = ({ file, isLarge = false }: FilePreviewProps) => {
  const styles = useDocumentStyles()
  const [url, setUrl] = useState<string>()
  const [isLoading, setIsLoading] = useState(true)
  useEffect(() => {
    let created: string | undefined
    let isShown = true
    const show = (blob: Blob | undefined): void => {
      if (!isShown) return
      setIsLoading(false)
      if (blob === undefined) return
      created = URL.createObjectURL(blob)
      setUrl(created)
    }
    void previewOf(file).then(show, () => show(undefined))
    return () => {
      isShown = false
      if (created !== undefined) URL.revokeObjectURL(created)
      setUrl(undefined)
      setIsLoading(true)
    }
  }, [file])
  return (
    <span className={mergeClasses(styles.preview, isLarge && styles.large)} aria-busy={isLoading}>
      {url === undefined ? (
        <DocumentText24Regular aria-hidden />
      ) : (
        <img className={styles.picture} src={url} alt={documentsText.preview(file.name)} />
      )}
    </span>
  )
}
