import { mergeClasses } from '@fluentui/react-components'
import { Suspense, type ReactNode } from 'react'
import { BusyRing } from '../design/busy-ring.tsx'
import { SignedOutBar } from '../shell/signed-out-bar.tsx'
import { StartPanel } from './start-panel.tsx'
import { useStartPageStyles } from './start-page.styles.ts'

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
  const styles = useStartPageStyles()
  const side = (isHere: boolean, place: string) =>
    mergeClasses(styles.side, place, isHere ? isMoving && styles.coming : styles.leaving)
  return (
    <div className={styles.page}>
      <SignedOutBar />
      <main className={styles.main}>
        <StartPanel isAside={isSecond} />
        {first !== undefined && <div className={side(!isSecond, styles.first)} inert={isSecond}><Suspense fallback={<BusyRing size="large" />}>{first}</Suspense></div>}
        {second !== undefined && <div className={side(isSecond, styles.second)} inert={!isSecond}><Suspense fallback={<BusyRing size="large" />}>{second}</Suspense></div>}
      </main>
    </div>
  )
}
