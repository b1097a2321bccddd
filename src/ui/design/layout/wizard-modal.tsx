import { Button, makeStyles } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useRef } from 'react'
import { commonText } from '../../text/common.ts'
import { Stepper, type StepperProps } from '../controls/stepper.tsx'
import { space } from '../theme/layout-tokens.ts'
import { Modal, ModalTitle } from './modal.tsx'

export interface WizardModalProps {
  readonly title: string
  readonly stepper: StepperProps
  /** A request is on its way: the dialog stays. */
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A task of several steps over the whole screen. */
export const WizardModal = ({ title, stepper, isBusy, onClose, children }: WizardModalProps) => {
  const styles = useStyles()
  const head = useRef<HTMLDivElement>(null)
  const step = useRef<HTMLDivElement>(null)
  /* The button that leads to the next step disappears with its own, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (document.activeElement !== document.body) return
    step.current?.focus({ preventScroll: true })
    /* A new step begins at its top, with the title and the stepper in view. */
    head.current?.scrollIntoView()
  })
  return (
    <Modal onDismiss={isBusy ? undefined : onClose} isFullScreen>
      <div ref={head} className={styles.head}>
        <ModalTitle>{title}</ModalTitle>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={commonText.close}
          disabledFocusable={isBusy}
          onClick={onClose}
        />
      </div>
      <Stepper {...stepper} />
      <div ref={step} tabIndex={-1} className={styles.step}>
        {children}
      </div>
    </Modal>
  )
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    scrollMarginTop: space.xl,
  },
  step: { display: 'flex', flexDirection: 'column', gap: space.m, outlineStyle: 'none' },
})
