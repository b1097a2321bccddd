import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { CollectionMarks } from '#application/cash/collection-marks.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { DateTextField } from '../design/date-field/date-text-field.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { cashText } from '../text/cash.ts'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'

const text = cashText.marks

interface MarkProps {
  readonly marks: CollectionMarks
}

/** Says when the money of the opened invoice comes, that it is not counted, or that it was collected. */
export const CollectionMarkPanel = observer(function CollectionMarkPanel({
  marks,
  today,
}: MarkProps & { readonly today: CivilDate }) {
  const styles = useStyles()
  const { form, opened, saving } = marks
  if (form === undefined || opened === undefined) return null
  const isBusy = saving.isBusy || form.isBusy
  const error = form.errorOf('date')
  const say = (state: 'COLLECTED' | 'EXCLUDED' | 'NONE', label: string) => (
    <Button disabledFocusable={isBusy} onClick={() => void marks.say(state)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.panel}>
      <FailureBanner failure={saving.failure ?? form.failure} />
      <div className={styles.line}>
        <form className={styles.line} onSubmit={submitHandler(form, form.submit)} noValidate aria-busy={form.isBusy}>
          <DateTextField
            label={text.date}
            name="date"
            value={form.values.date}
            error={error && fieldErrorText(error, form.values.date)}
            readOnly={isBusy}
            rules={{ today }}
            onChange={(value) => form.change('date', value)}
            onBlur={() => form.blur('date')}
          />
          <SubmitButton form={form} label={text.setDate} busyLabel={commonText.saving} />
        </form>
        {opened.mark.state === 'DATED' && say('NONE', text.dropDate)}
        {opened.mark.state === 'EXCLUDED' && say('NONE', text.count)}
        {opened.reason === undefined && say('EXCLUDED', text.exclude)}
        {say('COLLECTED', text.collect)}
      </div>
    </div>
  )
})

/** Tells the last change, which can be undone. */
export const LastMark = observer(function LastMark({ marks }: MarkProps) {
  const { last, undoing } = marks
  if (last === undefined) return null
  return (
    <>
      <FailureBanner failure={undoing.failure} />
      <MessageBar
        intent="success"
        action={
          <Button size="small" disabledFocusable={undoing.isBusy} onClick={() => void marks.undo()}>
            {commonText.undo}
          </Button>
        }
      >
        {text.said(last.entry.folio ?? '', last.saved)}
      </MessageBar>
    </>
  )
})

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: space.s },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s },
})
