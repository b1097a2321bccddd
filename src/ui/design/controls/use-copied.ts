import { useEffect, useState } from 'react'

/** Puts `text` on the clipboard when asked to, and says for two seconds that it did. */
export const useCopied = (text: string): { readonly isCopied: boolean; readonly copy: () => void } => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return { isCopied, copy }
}

const SAID_FOR_MS = 2_000
