import type { MouseEvent } from 'react'
import type { PageCoverage } from '#domain/selection/page.ts'
import { useCheckBoxClass, useCheckZoneClass } from './row.styles.ts'

export interface RowCheckProps {
  readonly label: string
  readonly state: PageCoverage
  /** Why it is disabled. */
  readonly reason?: string | undefined
  /** Default: focusable with Tab. A row's checkbox is not, because its row is. */
  readonly tabIndex?: -1
  readonly onToggle: (extend: boolean) => void
}

/** A checkbox in a clickable zone of 48 pixels. */
export const RowCheck = ({ label, state, reason, tabIndex, onToggle }: RowCheckProps) => {
  const zone = useCheckZoneClass()
  const box = useCheckBoxClass()
  const take = (event: MouseEvent): void => {
    event.stopPropagation()
    if (reason === undefined) onToggle(event.shiftKey)
  }
  return (
    <span
      className={zone}
      data-row={tabIndex === undefined ? undefined : true}
      data-blocked={reason === undefined ? undefined : true}
      onClick={take}
      role="presentation"
    >
      <input
        ref={state === 'some' ? markInPart : markWhole}
        type="checkbox"
        className={box}
        aria-label={reason === undefined ? label : `${label}: ${reason}`}
        checked={state === 'all'}
        disabled={reason !== undefined}
        tabIndex={tabIndex}
        onChange={leaveToTheZone}
      />
    </span>
  )
}

const markInPart = (box: HTMLInputElement | null): void => {
  if (box !== null) box.indeterminate = true
}

const markWhole = (box: HTMLInputElement | null): void => {
  if (box !== null) box.indeterminate = false
}

/** The click bubbles to the zone, which handles Shift. */
const leaveToTheZone = (): void => undefined
