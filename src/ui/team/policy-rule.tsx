import { Button, Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { fieldsOf } from '#application/team/policy-text.ts'
import type { PolicyForm, PolicyViewModel } from '#application/team/policy.view-model.ts'
import { APPROVAL_RULE_NAMES } from '#domain/labels/policy-words.ts'
import { type ApprovalAct, hasAmount, MAX_APPROVERS, MAX_BANDS } from '#domain/team/approval-policy.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { fieldErrorText } from '../text/field-errors.ts'
import { policyText as text } from '../text/policy.ts'
import { usePolicyStyles } from './policy.styles.ts'

export interface PolicyRuleProps {
  readonly vm: PolicyViewModel
  readonly form: PolicyForm
  readonly act: ApprovalAct
}

/** An act that others may authorise: whether, from which amounts, and how many. */
export const PolicyRule = observer(function PolicyRule({ vm, form, act }: PolicyRuleProps) {
  const styles = usePolicyStyles()
  const places = vm.placesOf(act)
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>
        <Checkbox
          label={APPROVAL_RULE_NAMES[act]}
          checked={vm.isOn(act)}
          disabled={form.isBusy}
          onChange={(_, { checked }) => vm.turn(act, checked === true)}
        />
      </legend>
      <span className={styles.hint}>{text.hints[act]}</span>
      {vm.isOn(act) && places.map((at) => <Band key={at} form={form} act={act} at={at} />)}
      {vm.isOn(act) && hasAmount(act) && (
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={text.dialog.addOf(APPROVAL_RULE_NAMES[act])}
            disabledFocusable={form.isBusy || places.length >= MAX_BANDS}
            onClick={() => vm.addBand(act)}
          >
            {text.dialog.add}
          </Button>
          {places.length > 1 && (
            <Button
              size="small"
              appearance="subtle"
              aria-label={text.dialog.removeOf(APPROVAL_RULE_NAMES[act])}
              disabledFocusable={form.isBusy}
              onClick={() => vm.removeBand(act)}
            >
              {text.dialog.remove}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
})

interface BandProps {
  readonly form: PolicyForm
  readonly act: ApprovalAct
  readonly at: number
}

const Band = observer(function Band({ form, act, at }: BandProps) {
  const styles = usePolicyStyles()
  const fields = fieldsOf(act)
  const approvers = fields.approvers(at)
  const error = form.errorOf(approvers)
  return (
    <div className={styles.band}>
      {hasAmount(act) && (
        <FormField
          form={form}
          name={fields.from(at)}
          label={text.dialog.from(at + 1)}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <SelectField
        name={approvers}
        label={hasAmount(act) ? text.dialog.approversOf(at + 1) : text.dialog.approvers}
        value={form.values[approvers] ?? ''}
        options={APPROVERS}
        placeholder={text.dialog.choose}
        error={error && fieldErrorText(error, '')}
        disabled={form.isBusy}
        onChange={(value) => form.change(approvers, value)}
        onBlur={() => form.blur(approvers)}
      />
    </div>
  )
})

const APPROVERS = Array.from({ length: MAX_APPROVERS }, (_, at) => ({
  value: String(at + 1),
  label: text.dialog.people(at + 1),
}))
