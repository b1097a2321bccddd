import { useEffect, useState } from 'react'
import { commonText } from '../../text/common.ts'

interface Copy {
  readonly isCopied: boolean
  /** Whether it worked, for two seconds; empty otherwise. */
  readonly message: string
  readonly copy: () => void
}

/** Copies `text`, and says whether that worked. */
export const useCopy = (text: string): Copy => {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | undefined>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = (): void => {
    write(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  }
  return { isCopied: outcome === 'copied', message: outcome === undefined ? '' : commonText[outcome], copy }
}

/** Rejects where the browser has no clipboard, as on a page without a certificate. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

const SAID_FOR_MS = 2_000
