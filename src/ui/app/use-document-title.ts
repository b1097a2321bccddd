import { useEffect } from 'react'
import { brand } from '../brand/brand.ts'

/** Sets the document title, with the number of changes since the tab was last viewed. */
export const useDocumentTitle = (title: string, unseen = 0, look: () => void = nothing): void => {
  useEffect(() => {
    setDocumentTitle(`${unseen > 0 ? `(${unseen}) ` : ''}${title}`)
  }, [title, unseen])
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') look()
    }
    if (unseen > 0) seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [unseen, look])
}

export const setDocumentTitle = (title: string): void => {
  document.title = `${title} · ${brand.name}`
}

const nothing = (): void => undefined
