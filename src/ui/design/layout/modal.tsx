import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useModalStyles } from './modal.styles.ts'

export interface ModalProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string
  /** What Escape and a click beside it do. Absent while one of its buttons must be pressed. */
  readonly onDismiss?: (() => void) | undefined
  readonly children: ReactNode
}

/** Whoever has something to write begins there. */
const TO_WRITE_IN = 'input:not([readonly], [disabled])'

/**
 * Something that must be answered before anything else, for as long as it is mounted. The browser's own dialog: it keeps
 * the focus, hides the rest from everybody, and gives both back however it goes away.
 */
export const Modal = ({ labelledBy, onDismiss, children }: ModalProps) => {
  const styles = useModalStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>(TO_WRITE_IN)?.focus()
    element?.scrollTo(0, 0)
    return () => element?.close()
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onDismiss?.()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.surface}
      aria-labelledby={labelledBy}
      closedby={onDismiss === undefined ? 'none' : 'any'}
      onCancel={cancel}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
