import { useEffect, useState } from 'react'

/** Copies `text`, and reports success for two seconds. */
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
