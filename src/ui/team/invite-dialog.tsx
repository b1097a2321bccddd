import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { InviteEditor } from '#application/team/invite-editor.ts'
import { roleName } from '#domain/labels/role-names.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ROLES } from '#domain/team/role.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { membersText } from '../text/team.ts'
import { useTeamStyles } from './team.styles.ts'

const text = membersText.dialog

export interface InviteDialogProps {
  readonly vm: InviteEditor
  readonly country: Country
}

/** Invites an address with a role. */
export const InviteDialog = observer(function InviteDialog({ vm, country }: InviteDialogProps) {
  const styles = useTeamStyles()
  const { form } = vm
  if (form === undefined) return null
  const roleError = form.errorOf('role')
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form className={styles.form} noValidate onSubmit={submitHandler(form, form.submit)} aria-busy={form.isBusy}>
        <ModalTitle>{text.title}</ModalTitle>
        <SubmitFailure failure={form.failure} />
        <p className={styles.lead}>{text.detail}</p>
        <FormField form={form} name="email" type="email" label={text.email} autoComplete="off" spellCheck={false} />
        <SelectField
          name="role"
          label={text.role}
          placeholder={text.choose}
          value={form.values.role}
          disabled={form.isBusy}
          error={roleError && fieldErrorText(roleError, '')}
          options={ROLES.filter((role) => role !== 'OWNER').map((role) => ({
            value: role,
            label: `${roleName(country, role)}: ${membersText.roles[role].toLowerCase()}`,
          }))}
          onChange={(role) => form.change('role', role)}
          onBlur={() => form.blur('role')}
        />
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          <SubmitButton form={form} label={text.submit} busyLabel={text.submitting} />
        </ModalActions>
      </form>
    </Modal>
  )
})
