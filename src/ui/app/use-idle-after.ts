import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has been idle once since `isReady`. What the first screen does not need is fetched and drawn then. */
export const useIdleAfter = (isReady: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady])
  return isIdle
}
