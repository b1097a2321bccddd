import { Button, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { commonText } from '../../text/common.ts'
import { Stepper, type StepperProps } from '../controls/stepper.tsx'
import { BackStep } from './back-step.tsx'
import { DiscardChoice } from './discard-choice.tsx'
import { Modal, ModalTitle } from './modal.tsx'
import { RestoredNote } from './restored-note.tsx'
import { useWizardModalStyles } from './wizard-modal.styles.ts'

export interface WizardModalProps {
  readonly title: string
  readonly stepper: StepperProps
  /** A request is on its way: the dialog stays. */
  readonly isBusy: boolean
  readonly onClose: () => void
  /** Something was changed, so that closing asks first. */
  readonly isDirty?: boolean
  /** Discards the draft with which the wizard began. */
  readonly onStartOver?: (() => void) | undefined
  /** Opens the step before, for the browser's Back; without it, Back closes the wizard. */
  readonly onBack?: (() => void) | undefined
  /** Another dialog lies over the wizard and takes the browser's Back. */
  readonly isCovered?: boolean
  /** Stays beside every step, at the lower edge of a narrow window. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** A task of several steps over the whole screen: the step, and beside it what it is about. */
export const WizardModal = (props: WizardModalProps) => {
  const { title, stepper, isBusy, isDirty = false, onStartOver, isCovered = false, summary, children } = props
  const [isAsking, setAsking] = useState(false)
  const close = isDirty ? () => setAsking(true) : props.onClose
  const { onBack = close } = props
  const styles = useWizardModalStyles()
  const step = useRef<HTMLDivElement>(null)
  /* The button that leads to the next step disappears with its own, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (document.activeElement !== document.body) return
    step.current?.focus({ preventScroll: true })
    /* A new step begins at its top. */
    step.current?.scrollIntoView()
  })
  return (
    <Modal onDismiss={isBusy ? undefined : close} isFullScreen>
      {!isCovered && <BackStep onBack={onBack} />}
      <div className={styles.head}>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={commonText.close}
          disabledFocusable={isBusy}
          onClick={close}
        />
        <ModalTitle>{title}</ModalTitle>
        <Stepper {...stepper} />
        {isAsking && (
          <div className={styles.question}>
            <DiscardChoice onKeep={() => setAsking(false)} onDiscard={props.onClose} />
          </div>
        )}
      </div>
      <div className={mergeClasses(styles.body, summary === undefined ? styles.alone : styles.columns)}>
        <div ref={step} tabIndex={-1} className={mergeClasses(styles.step, summary === undefined && styles.card)}>
          {onStartOver !== undefined && <RestoredNote onStartOver={onStartOver} />}
          {children}
        </div>
        {summary !== undefined && <aside className={styles.summary}>{summary}</aside>}
      </div>
    </Modal>
  )
}
