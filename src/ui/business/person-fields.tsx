import { observer } from 'mobx-react-lite'
import type { CompleteProfileViewModel, ProfileField } from '#application/business/complete-profile.view-model.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { TextField } from '../design/controls/text-field.tsx'
import { businessText } from '../text/business.ts'

const text = businessText.complete

export interface PersonFieldsProps {
  readonly vm: CompleteProfileViewModel
  readonly errorOf: (field: ProfileField, typed: string) => string | undefined
}

/** Name and phone of the user, as opposed to the business. */
export const PersonFields = observer(function PersonFields({ vm, errorOf }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={text.fullName}
        name="fullName"
        autoComplete="name"
        value={vm.fullName}
        readOnly={vm.isSubmitting}
        disabled={vm.isLinkSpent}
        error={errorOf('fullName', vm.fullName)}
        onChange={vm.changeFullName}
        onBlur={() => vm.blur('fullName')}
      />
      <TextField
        label={text.phone}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        before={profileOf(vm.country).phonePrefix}
        value={vm.phone}
        readOnly={vm.isSubmitting}
        disabled={vm.isLinkSpent}
        error={errorOf('phone', vm.phone)}
        onChange={vm.changePhone}
        onBlur={() => vm.blur('phone')}
      />
    </>
  )
})
