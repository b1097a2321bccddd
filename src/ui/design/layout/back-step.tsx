import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'

export interface BackStepProps {
  readonly onBack: () => void
}

/** While this component is mounted, the browser's Back opens the step before instead of another page. */
export const BackStep = ({ onBack }: BackStepProps) => {
  const location = useLocation()
  const navigate = useNavigate()
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    goBack()
  }, [blocker])
  /* The router cannot block a Back that leaves the application, so that the first page gets a second history entry. */
  const openAgain = useEffectEvent(() => void navigate(location))
  useEffect(() => {
    if (isFirstEntry()) openAgain()
  }, [])
  return null
}

/** The router numbers its history entries in `idx`. */
const isFirstEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
}
