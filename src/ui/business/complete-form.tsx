import { observer } from 'mobx-react-lite'
import type { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { businessText } from '../text/business.ts'
import { pageTitles } from '../text/pages.ts'
import { CompanyFields, CountryChoice } from './company-fields.tsx'
import { useCompleteStyles } from './complete.styles.ts'

const text = businessText.complete

/** The user's own data and those of the business. */
export const CompleteForm = observer(function CompleteForm({ vm }: { readonly vm: CompleteProfileViewModel }) {
  const styles = useCompleteStyles()
  const { form, isBusinessCreated, isLinkSpent, name } = vm
  const { country } = form.values
  return (
    <form className={styles.form} noValidate onSubmit={submitHandler(form, form.submit)} aria-busy={form.isBusy}>
      <div>
        <h1 className={styles.title}>{pageTitles.completeProfile}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <SubmitFailure failure={form.failure} />
      {isBusinessCreated && !form.isBusy && (
        <MessageBar intent="info">{isLinkSpent ? text.linkSpent : text.created}</MessageBar>
      )}
      <CountryChoice country={country} isDisabled={isBusinessCreated} onSelect={vm.selectCountry} />
      <FormField form={form} name="fullName" label={text.fullName} autoComplete="name" disabled={isLinkSpent} />
      <FormField
        form={form}
        name="phone"
        label={text.phone}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        before={profileOf(country).phonePrefix}
        disabled={isLinkSpent}
      />
      <CompanyFields
        form={form}
        country={country}
        name={name}
        isUnusual={vm.isIdentifierUnusual}
        isDisabled={isBusinessCreated}
      />
      <SubmitButton size="large" form={form} label={text.submit} busyLabel={text.submitting} />
    </form>
  )
})
