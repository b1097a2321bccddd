import { Suspense, type ReactNode } from 'react'
import { BusyRing } from '../design/busy-ring.tsx'
import { SignedOutBar } from '../shell/signed-out-bar.tsx'
import { StartPanel } from './start-panel.tsx'

export interface StartFrameProps {
  /** The form beside the panel where the panel usually is; nothing when there is none. */
  readonly first: ReactNode
  /** The form under the panel, which slides away from it. */
  readonly second?: ReactNode
  readonly isSecond?: boolean
  /** The forms change places with a slide. */
  readonly isMoving?: boolean
}

/** The page around the forms of whoever is not signed in: one beside the violet panel, the other under it. */
export const StartFrame = ({ first, second, isSecond = false, isMoving = false }: StartFrameProps) => {
  const side = (isHere: boolean, second = '') => `start-side${second}${isHere && isMoving ? ' start-coming' : ''}`
  return (
    <div className="start-page">
      <SignedOutBar />
      <main className="start-main">
        <StartPanel isAside={isSecond} />
        {first !== undefined && <div className={side(!isSecond)} inert={isSecond}><Suspense fallback={<BusyRing size="large" />}>{first}</Suspense></div>}
        {second !== undefined && <div className={side(isSecond, ' start-second')} inert={!isSecond}><Suspense fallback={<BusyRing size="large" />}>{second}</Suspense></div>}
      </main>
    </div>
  )
}
