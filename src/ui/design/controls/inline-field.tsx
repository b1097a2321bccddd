import { Button, makeStyles } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { commonText } from '../../text/common.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { breakpointPhone, forcedColors, height, space } from '../theme/layout-tokens.ts'
import { FormField, type FieldModel, type FormFieldProps } from './form-field.tsx'
import { InlineConflict } from './inline-conflict.tsx'
import { InlineMessages } from './inline-messages.tsx'
import { shortcutIn } from './shortcuts.ts'
import { type SubmitModel, submitHandler } from './submit-handler.ts'

/** The part of an `InlineEdit` that the field needs. */
export interface InlineEditModel {
  readonly form:
    | (FieldModel<'value'> & SubmitModel & { readonly failure: Failure | undefined; readonly isRestored: boolean })
    | undefined
  readonly open: () => void
  readonly cancel: () => void
  readonly save: () => Promise<void>
  readonly hasConflict: boolean
  readonly overwrite: () => Promise<void>
}

export interface InlineFieldProps extends Pick<
  FormFieldProps<'value'>,
  'label' | 'before' | 'autoComplete' | 'inputMode' | 'type'
> {
  readonly edit: InlineEditModel
  readonly editLabel: string
  /** The stored value, as it is shown. */
  readonly children: ReactNode
}

/** A value with a pencil that turns it into a field. Enter saves; Escape restores. The focus returns to the pencil. */
export const InlineField = observer(function InlineField({
  edit,
  editLabel,
  label,
  children,
  ...field
}: InlineFieldProps) {
  const styles = useStyles()
  const place = useRef<HTMLDivElement>(null)
  const { form } = edit
  const view = form === undefined ? 'shown' : edit.hasConflict ? 'conflict' : 'edited'
  const focusedView = useRef(view)
  useEffect(() => {
    if (view === focusedView.current) return
    place.current?.querySelector<HTMLElement>(view === 'edited' ? 'input' : 'button')?.focus()
    focusedView.current = view
  }, [view])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (shortcutIn('control', event) === 'close') edit.cancel()
  }
  return (
    <div ref={place}>
      {form === undefined ? (
        <div className={styles.shown}>
          <span>{children}</span>
          <Button {...iconButton(editLabel)} className={styles.button} icon={<Edit20Regular />} onClick={edit.open} />
        </div>
      ) : edit.hasConflict ? (
        <InlineConflict
          label={label}
          stored={children}
          typed={form.values.value}
          onUseStored={edit.cancel}
          onOverwrite={() => void edit.overwrite()}
        />
      ) : (
        <form className={styles.edited} noValidate aria-busy={form.isBusy} onSubmit={submitHandler(form, edit.save)}>
          <div className={styles.field}>
            <FormField form={form} name="value" label={label} isLabelHidden onKeyDown={onKeyDown} {...field} />
            <InlineMessages form={form} />
          </div>
          <Button
            {...iconButton(form.isBusy ? commonText.saving : commonText.save)}
            type="submit"
            className={styles.button}
            icon={form.isBusy ? <Spinner /> : <Checkmark20Regular />}
            onKeyDown={onKeyDown}
          />
          <Button
            {...iconButton(commonText.cancel)}
            className={styles.button}
            icon={<Dismiss20Regular />}
            disabledFocusable={form.isBusy}
            onClick={edit.cancel}
            onKeyDown={onKeyDown}
          />
        </form>
      )}
    </div>
  )
})

const iconButton = (label: string) => ({ appearance: 'subtle', 'aria-label': label, title: label }) as const

const useStyles = makeStyles({
  /* The buttons are higher than a line of text; beside a label the text stays on its line. */
  shown: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    overflowWrap: 'anywhere',
    marginBlock: '-12px',
    [breakpointPhone]: { marginBlock: 0 },
  },
  edited: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    margin: '-10px 0 0',
    [breakpointPhone]: { marginTop: 0 },
  },
  field: { flexGrow: 1, minWidth: 0, maxWidth: '360px' },
  button: {
    flexShrink: 0,
    minWidth: height.touchTarget,
    minHeight: height.touchTarget,
    /* It reaches over the line below the value. */
    [forcedColors]: { border: 'none' },
  },
})
