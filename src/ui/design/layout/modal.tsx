import { makeStyles, typographyStyles } from '@fluentui/react-components'
import { createContext, use, useId, type ReactNode } from 'react'
import { space } from '../theme/layout-tokens.ts'
import { modalSurface, useModalDialog } from './modal-dialog.ts'

export interface ModalProps {
  /** The action of Escape and a click outside. Absent while a button is required. */
  readonly onDismiss?: (() => void) | undefined
  readonly children: ReactNode
}

interface Content {
  readonly children: ReactNode
}

const TitleId = createContext<string | undefined>(undefined)

/** A modal while mounted, named by its `ModalTitle`. */
export const Modal = ({ onDismiss, children }: ModalProps) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <dialog {...useModalDialog(onDismiss)} className={styles.surface} aria-labelledby={titleId}>
      <TitleId value={titleId}>
        <div className={styles.content}>{children}</div>
      </TitleId>
    </dialog>
  )
}

export const ModalTitle = ({ children }: Content) => (
  <h2 id={use(TitleId)} className={useStyles().title}>
    {children}
  </h2>
)

/** The buttons, the primary one last. */
export const ModalActions = ({ children }: Content) => <div className={useStyles().actions}>{children}</div>

const useStyles = makeStyles({
  surface: {
    ...modalSurface,
    width: 'min(480px, calc(100vw - 30px))',
    maxHeight: 'calc(100dvh - 30px)',
    overflowY: 'auto',
  },
  content: { display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
  title: { margin: 0, ...typographyStyles.subtitle1 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
})
