import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import { createContext, use, useId, type ReactNode } from 'react'
import { space } from '../theme/layout-tokens.ts'
import { ModalElement, modalSurface, useModalDialog, useModalElement } from './modal-dialog.ts'

export interface ModalProps {
  /** The action of Escape and a click outside. Absent while a button is required. */
  readonly onDismiss?: (() => void) | undefined
  /** For a table. */
  readonly isWide?: boolean
  /** For a task of several steps. */
  readonly isFullScreen?: boolean
  readonly children: ReactNode
}

interface Content {
  readonly children: ReactNode
}

const TitleId = createContext<string | undefined>(undefined)

/** A modal while mounted, named by its `ModalTitle`. */
export const Modal = ({ onDismiss, isWide = false, isFullScreen = false, children }: ModalProps) => {
  const styles = useStyles()
  const titleId = useId()
  const { ref, ...dialog } = useModalDialog(onDismiss)
  const element = useModalElement(ref)
  return (
    <dialog
      ref={ref}
      {...dialog}
      className={mergeClasses(styles.surface, isWide && styles.wide, isFullScreen && styles.fullScreen)}
      aria-labelledby={titleId}
    >
      <TitleId value={titleId}>
        <ModalElement value={element}>
          <div className={mergeClasses(styles.content, isFullScreen && styles.fullContent)}>{children}</div>
        </ModalElement>
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
    overflow: 'hidden',
  },
  wide: { width: 'min(860px, calc(100vw - 30px))' },
  fullScreen: { width: '100vw', height: '100dvh', maxHeight: 'none', borderRadius: 0, border: 'none' },
  /* Not the dialog itself: a list mounted in it must not scroll with the content. */
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    boxSizing: 'border-box',
    maxHeight: 'calc(100dvh - 32px)',
    padding: space.l,
    overflowY: 'auto',
  },
  fullContent: { maxHeight: '100dvh', maxWidth: '760px', marginInline: 'auto' },
  title: { margin: 0, ...typographyStyles.subtitle1 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
})
