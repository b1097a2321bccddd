import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { commonText } from '../../text/common.ts'
import { appear, motion, reducedMotion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

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

const useStyles = makeStyles({
  surface: {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    top: 0,
    width: 'min(420px, 100vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    color: tokens.colorNeutralForeground1,
    backgroundColor: customTokens.cardBackground,
    border: 0,
    borderLeft: `1px solid ${customTokens.cardStroke}`,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    animationName: appear,
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
    [reducedMotion]: { animationDuration: '0ms' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
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
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  content: { display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
})
