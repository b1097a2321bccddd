import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page had nothing to do since `isReady`: then it can fetch and draw what the first screen does not need. */
export const useIdleAfter = (isReady: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady])
  return isIdle
}
