import { observer } from 'mobx-react-lite'
import { OFFERED_ACTS } from '#application/team/policy-text.ts'
import type { PolicyViewModel } from '#application/team/policy.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { APPROVAL_RULE_NAMES, bandsWords } from '#domain/labels/policy-words.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { commonText } from '../text/common.ts'
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
            {OFFERED_ACTS.map((act) => `${APPROVAL_RULE_NAMES[act]}: ${bandsWords(country, conflict.bands[act])}`).join(
              '; ',
            )}
          </span>
        )
      }
    >
      <span>{text.dialog.lead}</span>
      {OFFERED_ACTS.map((act) => (
        <PolicyRule key={act} vm={vm} form={form} act={act} />
      ))}
      <FormField form={form} name="expiryDays" label={text.dialog.expiry} inputMode="numeric" autoComplete="off" />
      {tooFew !== undefined && <span className={styles.note}>{text.dialog.tooFew(tooFew)}</span>}
      {waitsForOthers && <strong className={styles.note}>{text.dialog.waits}</strong>}
    </EditDialog>
  )
})
