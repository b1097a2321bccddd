import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useModalStyles } from './modal.styles.ts'

export interface ModalProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string
  /** The action of Escape and a click outside. Absent while a button is required. */
  readonly onDismiss?: (() => void) | undefined
  readonly children: ReactNode
}

/** The initial focus is in the first editable input. */
const TO_WRITE_IN = 'input:not([readonly], [disabled])'

/**
 * A modal while mounted, as native `<dialog>`: it traps the focus, makes the rest inert, and restores both on unmount.
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
