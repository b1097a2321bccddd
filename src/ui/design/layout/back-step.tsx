import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'

export interface BackStepProps {
  readonly onBack: () => void
}

/** While it is shown, Back of the browser leads to the step before and not to another page. */
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
  /* The router cannot stop a way back that leaves its first page for that of another site. */
  const openAgain = useEffectEvent(() => void navigate(location))
  useEffect(() => {
    if (isFirstEntry()) openAgain()
  }, [])
  return null
}

/** The router counts the entries of the history. */
const isFirstEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
}
