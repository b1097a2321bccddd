import { useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'

export interface DiscardQuestion {
  readonly isAsking: boolean
  /** Closes at once what has no changes, and asks otherwise. */
  readonly close: () => void
  readonly keep: () => void
  readonly discard: () => void
}

/** Asks before changes are lost: at `close`, at a navigation such as Back, and, in the browser's own words, when the page is left. */
export const useDiscardQuestion = (isDirty: boolean, onClose: () => void): DiscardQuestion => {
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(isDirty)
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  return {
    isAsking: isAsking || blocker.state === 'blocked',
    close: () => (isDirty ? setAsking(true) : onClose()),
    keep: () => {
      setAsking(false)
      blocker.reset?.()
    },
    discard: () => {
      setAsking(false)
      onClose()
      blocker.proceed?.()
    },
  }
}
