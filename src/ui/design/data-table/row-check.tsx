import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { Coverage } from '#domain/selection/page.ts'
import { useCheckStyles, useRowStyles } from './row.styles.ts'

export interface RowCheckProps {
  readonly label: string
  readonly state: Coverage
  /** Why it cannot be used. */
  readonly reason?: string | undefined
  /** Left out: reached with Tab. A row's own box is not, because its row is. */
  readonly tabIndex?: -1
  readonly onToggle: (extend: boolean) => void
}

/** A box in a zone of 48 pixels that takes the click, wherever in it the finger falls. */
export const RowCheck = ({ label, state, reason, tabIndex, onToggle }: RowCheckProps) => {
  const rowStyles = useRowStyles()
  const styles = useCheckStyles()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some'
  }, [state])
  const take = (event: MouseEvent): void => {
    event.stopPropagation()
    if (reason === undefined) onToggle(event.shiftKey)
  }
  return (
    <span
      className={mergeClasses(rowStyles.check, reason !== undefined && rowStyles.checkOff)}
      onClick={take}
      role="presentation"
      title={reason}
    >
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={reason === undefined ? label : `${label}: ${reason}`}
        checked={state === 'all'}
        disabled={reason !== undefined}
        tabIndex={tabIndex}
        onChange={leaveToTheZone}
      />
    </span>
  )
}

/** The click bubbles to the zone, which knows whether Shift was down. */
const leaveToTheZone = (): void => undefined
