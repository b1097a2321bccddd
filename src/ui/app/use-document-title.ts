import { useEffect } from 'react'
import { brand } from '../brand/brand.ts'

/** Names the tab, with how many things changed while nobody was looking at it. */
export const useDocumentTitle = (title: string, unseen = 0, look: () => void = nothing): void => {
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${title} · ${brand.name}`
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

const nothing = (): void => undefined
