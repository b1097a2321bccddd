import { Button } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { commonText } from '../../text/common.ts'
import { useDrawerStyles } from './drawer.styles.ts'

export interface DrawerProps {
  readonly title: string
  /** The action of Escape, a click outside and the close button. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the right edge while mounted. It traps the focus and restores it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const styles = useDrawerStyles()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} className={styles.surface} aria-labelledby={titleId} closedby="any" onCancel={cancel}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={commonText.close} onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
