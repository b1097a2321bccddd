import { useContext, useEffect, useState } from 'react'
import { CopyContext } from './copy-context.ts'

interface CopyState {
  /** For two seconds after the copy. */
  readonly isCopied: boolean
  readonly copy: () => void
}

/** Copies `text`; a toast says whether that worked. */
export const useCopy = (text: string, kind: 'text' | 'email' = 'text'): CopyState => {
  const [isCopied, setCopied] = useState(false)
  const copyText = useContext(CopyContext)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return { isCopied, copy: () => void copyText(text, kind).then(setCopied) }
}

const SHOWN_MS = 2_000
