import { Button, makeStyles, typographyStyles } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, type ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { modalSurface, useModalDialog } from './modal-dialog.ts'

export interface DrawerProps {
  readonly title: string
  /** The action of Escape, a click outside and the close button. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the right edge while mounted. It traps the focus and restores it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <dialog {...useModalDialog(onClose)} className={styles.surface} aria-labelledby={titleId}>
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

const useStyles = makeStyles({
  surface: {
    ...modalSurface,
    position: 'fixed',
    inset: 'auto',
    insetInlineEnd: 0,
    top: 0,
    width: 'min(420px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    overflowY: 'auto',
    border: 0,
    borderLeft: `1px solid ${customTokens.cardStroke}`,
    borderRadius: 0,
  },
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
  content: { display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
})
