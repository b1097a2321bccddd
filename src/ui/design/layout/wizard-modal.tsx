import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useRef } from 'react'
import { commonText } from '../../text/common.ts'
import { Stepper, type StepperProps } from '../controls/stepper.tsx'
import { cardSurface } from '../theme/controls.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointNarrow, breakpointPhone, height, space } from '../theme/layout-tokens.ts'
import { Modal, ModalTitle } from './modal.tsx'

export interface WizardModalProps {
  readonly title: string
  readonly stepper: StepperProps
  /** A request is on its way: the dialog stays. */
  readonly isBusy: boolean
  readonly onClose: () => void
  /** Stays beside every step, at the lower edge of a narrow window. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** A task of several steps over the whole screen: the step, and beside it what it is about. */
export const WizardModal = ({ title, stepper, isBusy, onClose, summary, children }: WizardModalProps) => {
  const styles = useStyles()
  const step = useRef<HTMLDivElement>(null)
  /* The button that leads to the next step disappears with its own, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (document.activeElement !== document.body) return
    step.current?.focus({ preventScroll: true })
    /* A new step begins at its top. */
    step.current?.scrollIntoView()
  })
  return (
    <Modal onDismiss={isBusy ? undefined : onClose} isFullScreen>
      <div className={styles.head}>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={commonText.close}
          disabledFocusable={isBusy}
          onClick={onClose}
        />
        <ModalTitle>{title}</ModalTitle>
        <Stepper {...stepper} />
      </div>
      <div className={mergeClasses(styles.body, summary === undefined ? styles.alone : styles.columns)}>
        <div ref={step} tabIndex={-1} className={mergeClasses(styles.step, summary === undefined && styles.card)}>
          {children}
        </div>
        {summary !== undefined && <aside className={styles.summary}>{summary}</aside>}
      </div>
    </Modal>
  )
}

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    flexShrink: 0,
    minHeight: height.topBar,
    padding: `0 ${space.l}`,
    backgroundColor: customTokens.cardBackground,
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    [breakpointPhone]: {
      columnGap: space.s,
      rowGap: space.xs,
      padding: `${space.xs} ${space.m} ${space.s} ${space.xs}`,
    },
  },
  body: {
    display: 'grid',
    flexGrow: 1,
    alignItems: 'start',
    alignContent: 'start',
    gap: '28px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1232px',
    marginInline: 'auto',
    padding: `24px ${space.l} ${space.l}`,
    [breakpointPhone]: { padding: `${space.m} ${space.m} 0` },
  },
  alone: { maxWidth: '800px', gridTemplateColumns: 'minmax(0, 1fr)', [breakpointPhone]: { padding: 0 } },
  columns: {
    gridTemplateColumns: 'minmax(0, 1fr) 348px',
    [breakpointNarrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      alignContent: 'stretch',
      gap: space.m,
      paddingBottom: 0,
    },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    /* The head covers the top. */
    scrollMarginTop: '100px',
    outlineStyle: 'none',
  },
  card: { padding: space.l, ...cardSurface },
  summary: {
    position: 'sticky',
    top: '80px',
    minWidth: 0,
    [breakpointNarrow]: { top: 'auto', bottom: 0, marginInline: `-${space.l}` },
    [breakpointPhone]: { marginInline: `-${space.m}` },
  },
})
