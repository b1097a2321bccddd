import { observer } from 'mobx-react-lite'
import { offeredActs } from '#application/team/policy-text.ts'
import type { PolicyViewModel } from '#application/team/policy.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { APPROVAL_RULE_NAMES, bandsWords } from '#domain/labels/policy-words.ts'
import { COOLING_HOURS } from '#domain/team/approval-policy.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { policyText as text } from '../text/policy.ts'
import { PolicyRule } from './policy-rule.tsx'
import { usePolicyStyles } from './policy.styles.ts'

interface PolicyDialogProps {
  readonly vm: PolicyViewModel
  readonly country: Country
}

/** Each act that others may authorise, with its bands, and how long a request waits. */
export const PolicyDialog = observer(function PolicyDialog({ vm, country }: PolicyDialogProps) {
  const styles = usePolicyStyles()
  const { conflict, form } = vm.editor
  if (form === undefined) return null
  const { tooFew, waitsForOthers } = vm
  const coolingError = form.errorOf('coolingHours')
  return (
    <EditDialog
      isAtSide
      editor={vm.editor}
      form={form}
      text={text.dialog}
      conflict={
        conflict && (
          <span>
            {commonText.conflict.stored}:{' '}
            {offeredActs(country)
              .map((act) => `${APPROVAL_RULE_NAMES[act]}: ${bandsWords(country, conflict.bands[act])}`)
              .join('; ')}
          </span>
        )
      }
    >
      <span>{text.dialog.lead}</span>
      {offeredActs(country).map((act) => (
        <PolicyRule key={act} vm={vm} form={form} act={act} />
      ))}
      <FormField form={form} name="expiryDays" label={text.dialog.expiry} inputMode="numeric" autoComplete="off" />
      <SelectField
        name="coolingHours"
        label={text.dialog.cooling}
        value={form.values['coolingHours'] ?? ''}
        options={HOURS}
        placeholder={text.dialog.choose}
        error={coolingError && fieldErrorText(coolingError, '')}
        disabled={form.isBusy}
        onChange={(value) => form.change('coolingHours', value)}
        onBlur={() => form.blur('coolingHours')}
      />
      <span className={styles.hint}>{text.dialog.coolingHint}</span>
      {tooFew !== undefined && <span className={styles.note}>{text.dialog.tooFew(tooFew)}</span>}
      {waitsForOthers && <strong className={styles.note}>{text.dialog.waits}</strong>}
    </EditDialog>
  )
})

const HOURS = COOLING_HOURS.map((hours) => ({ value: String(hours), label: text.hours(hours) }))
