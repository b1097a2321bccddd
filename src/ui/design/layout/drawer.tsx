import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, type ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { breakpointPhone, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { ModalElement, modalSurface, useModalDialog, useModalElement } from './modal-dialog.ts'

export interface DrawerProps {
  readonly title: string
  /** The action of Escape, a click outside and the close button. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode
  /** A phone shows it at the bottom, where a thumb reaches it. */
  readonly isSheet?: boolean
  /** `medium` for figures beside a picture, `large` for alternatives side by side. */
  readonly size?: 'small' | 'medium' | 'large'
}

/** A panel at the right edge while mounted. It traps the focus and restores it. */
export const Drawer = ({ title, onClose, children, footer, isSheet = false, size = 'small' }: DrawerProps) => {
  const styles = useStyles()
  const titleId = useId()
  const { ref, ...dialog } = useModalDialog(onClose)
  const element = useModalElement(ref)
  return (
    <dialog
      ref={ref}
      {...dialog}
      className={mergeClasses(styles.surface, styles[size], isSheet && styles.sheet)}
      aria-labelledby={titleId}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={commonText.close} onClick={onClose} />
      </div>
      <ModalElement value={element}>
        <div className={mergeClasses(styles.content, isSheet && styles.sheetContent)}>{children}</div>
      </ModalElement>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </dialog>
  )
}

const useStyles = makeStyles({
  surface: {
    ...modalSurface,
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column',
    inset: 'auto',
    insetInlineEnd: 0,
    top: 0,
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    overflowY: 'auto',
    border: 0,
    borderLeft: `1px solid ${customTokens.cardStroke}`,
    borderRadius: 0,
  },
  small: { width: 'min(420px, 100vw)' },
  medium: { width: 'min(520px, 100vw)' },
  large: { width: 'min(860px, 100vw)' },
  sheet: {
    [breakpointPhone]: {
      top: 'auto',
      bottom: 0,
      width: '100vw',
      height: 'auto',
      maxHeight: '88dvh',
      borderTopLeftRadius: tokens.borderRadiusXLarge,
      borderTopRightRadius: tokens.borderRadiusXLarge,
    },
  },
  sheetContent: { [breakpointPhone]: { padding: space.m } },
  header: {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    padding: '10px 10px 10px 20px',
    backgroundColor: customTokens.cardBackground,
    borderBottom: `1px solid ${customTokens.cardStroke}`,
  },
  title: { margin: 0, ...typographyStyles.subtitle1 },
  footer: {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    padding: space.m,
    backgroundColor: customTokens.cardBackground,
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
  content: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
})
