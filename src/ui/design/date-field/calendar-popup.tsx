import { Suspense, useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { shortcutIn } from '../controls/shortcuts.ts'
import { useFieldStyles } from './date-field.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import type { DateCalendarProps } from './date-field.types.ts'
import { useFloating } from './use-floating.ts'
import { lazyPart } from '../../app/lazy-part.ts'

/** Loaded on first use, because most dates are typed or picked. */
const DateCalendar = lazyPart(async () => (await import('./date-calendar.tsx')).DateCalendar)

export interface CalendarPopupProps extends DateCalendarProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export const CalendarPopup = ({ anchor, onClose, ...calendar }: CalendarPopupProps) => {
  const styles = useFieldStyles()
  const element = useRef<HTMLDialogElement>(null)
  useFloating(anchor, element)
  useEffect(() => closeFromOutside(element, anchor, onClose), [anchor, onClose])
  return (
    <dialog
      ref={element}
      popover="manual"
      aria-label={dateFieldText.calendar}
      className={styles.popup}
      {...KEPT_INSIDE}
    >
      <Suspense fallback={<output className={styles.wait}>{dateFieldText.loading}</output>}>
        <DateCalendar {...calendar} />
      </Suspense>
    </dialog>
  )
}

const keep = (event: SyntheticEvent): void => event.stopPropagation()

/** Events of the calendar must not reach the row or the form around it. */
const KEPT_INSIDE = { onKeyDown: keep, onClick: keep }

const closeFromOutside = (
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): (() => void) => {
  const onAway = (event: Event): void => {
    const at = event.target
    if (at instanceof Node && !popup.current?.contains(at) && !anchor.current?.contains(at)) onClose()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (shortcutIn('dateField', event) !== 'close') return
    event.stopPropagation()
    /* The dialog around it stays open. */
    event.preventDefault()
    onClose()
    anchor.current?.querySelector('input')?.focus()
  }
  document.addEventListener('pointerdown', onAway)
  document.addEventListener('focusin', onAway)
  document.addEventListener('keydown', onKey, { capture: true })
  return () => {
    document.removeEventListener('pointerdown', onAway)
    document.removeEventListener('focusin', onAway)
    document.removeEventListener('keydown', onKey, { capture: true })
  }
}
