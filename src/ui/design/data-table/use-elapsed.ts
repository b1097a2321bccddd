import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since the component was mounted. */
export const useElapsed = (milliseconds: number): boolean => {
  const [isElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isElapsed
}
