import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { commonText } from '../../text/common.ts'
import { SubmitButton } from '../controls/submit-button.tsx'
import { submitHandler, type SubmitModel } from '../controls/submit-handler.ts'
import { ConflictChoice } from '../feedback/conflict-choice.tsx'
import { SubmitFailure } from '../feedback/failure-banner.tsx'
import { space } from '../theme/layout-tokens.ts'
import { DiscardChoice } from './discard-choice.tsx'
import { Modal, ModalActions, ModalTitle } from './modal.tsx'
import { RestoredNote } from './restored-note.tsx'
import { useDiscardQuestion } from './use-discard-question.ts'

export interface EditDialogProps {
  readonly editor: {
    readonly close: () => void
    readonly useStored: () => void
    readonly acceptConflict: () => void
    readonly startOver: () => void
  }
  readonly form: SubmitModel & {
    readonly canSubmit: boolean
    readonly isDirty: boolean
    readonly isRestored: boolean
    readonly failure: Failure | undefined
    readonly submit: () => Promise<unknown>
  }
  readonly text: { readonly title: string; readonly save: string; readonly saving: string; readonly conflict: string }
  /** The stored values, when another change was saved first: the user chooses before anything else. */
  readonly conflict: ReactNode
  /** Another question to answer before the form is saved again. */
  readonly question?: ReactNode
  /** At the right edge, beside what it is about. */
  readonly isAtSide?: boolean
  readonly onSubmit?: () => void
  readonly onPaste?: (event: ClipboardEvent) => void
  /** The fields. */
  readonly children: ReactNode
}

/** Adds or changes a row; when another change was saved first, it shows both. */
export const EditDialog = observer(function EditDialog(props: EditDialogProps) {
  const { editor, form, text, conflict, question, isAtSide, onSubmit, onPaste, children } = props
  const styles = useStyles()
  const discarding = useDiscardQuestion(form.isDirty && !form.isBusy, editor.close)
  const place = useRef<HTMLFormElement>(null)
  const startOver = (): void => {
    editor.startOver()
    place.current?.querySelector('input')?.focus()
  }
  return (
    <Modal onDismiss={form.isBusy ? undefined : discarding.close} isAtSide={isAtSide === true}>
      <form
        ref={place}
        className={styles.form}
        onSubmit={(event) => {
          onSubmit?.()
          submitHandler(form, form.submit)(event)
        }}
        onPaste={onPaste}
        noValidate
        aria-busy={form.isBusy}
      >
        <ModalTitle>{text.title}</ModalTitle>
        {conflict === undefined ? (
          question === undefined && <SubmitFailure failure={form.failure} />
        ) : (
          <ConflictChoice title={text.conflict} onUseStored={editor.useStored} onOverwrite={editor.acceptConflict}>
            {conflict}
          </ConflictChoice>
        )}
        {form.isRestored && !form.isBusy && <RestoredNote onStartOver={startOver} />}
        {children}
        {conflict === undefined && question}
        {discarding.isAsking ? (
          <DiscardChoice onKeep={discarding.keep} onDiscard={discarding.discard} />
        ) : (
          <ModalActions>
            <Button onClick={editor.close} disabled={form.isBusy}>
              {commonText.cancel}
            </Button>
            {conflict === undefined && question === undefined && (
              <SubmitButton form={form} label={text.save} busyLabel={text.saving} />
            )}
          </ModalActions>
        )}
      </form>
    </Modal>
  )
})

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
})
