import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import { createContext, use, useId, type ReactNode } from 'react'
import { customTokens } from '../theme/custom-tokens.ts'
import { space } from '../theme/layout-tokens.ts'
import { ModalElement, modalSurface, useModalDialog, useModalElement } from './modal-dialog.ts'

export interface ModalProps {
  /** The action of Escape and a click outside. Absent while a button is required. */
  readonly onDismiss?: (() => void) | undefined
  /** For a table. */
  readonly isWide?: boolean
  /** At the right edge, beside what it is about. */
  readonly isAtSide?: boolean
  /** For a task of several steps. */
  readonly isFullScreen?: boolean
  readonly children: ReactNode
}

interface Content {
  readonly children: ReactNode
}

const TitleId = createContext<string | undefined>(undefined)

/** A modal while mounted, named by its `ModalTitle`. */
export const Modal = ({ onDismiss, isWide = false, isAtSide = false, isFullScreen = false, children }: ModalProps) => {
  const styles = useStyles()
  const titleId = useId()
  const { ref, ...dialog } = useModalDialog(onDismiss)
  const element = useModalElement(ref)
  return (
    <dialog
      ref={ref}
      {...dialog}
      className={mergeClasses(
        styles.surface,
        isWide && styles.wide,
        isAtSide && styles.atSide,
        isFullScreen && styles.fullScreen,
      )}
      aria-labelledby={titleId}
    >
      <TitleId value={titleId}>
        <ModalElement value={element}>
          <div
            className={mergeClasses(styles.content, isAtSide && styles.sideContent, isFullScreen && styles.fullContent)}
          >
            {children}
          </div>
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
  atSide: {
    inset: 'auto',
    top: 0,
    insetInlineEnd: 0,
    width: 'min(440px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
  },
  sideContent: { maxHeight: '100dvh' },
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
  fullContent: {
    gap: 0,
    height: '100dvh',
    maxHeight: '100dvh',
    padding: 0,
    backgroundColor: customTokens.pageBackground,
  },
  title: { margin: 0, ...typographyStyles.subtitle1 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
})
