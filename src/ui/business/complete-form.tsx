import { observer } from 'mobx-react-lite'
import type { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { businessText } from '../text/business.ts'
import { unusualRfc } from '../text/field-errors.ts'
import { pageTitles } from '../text/pages.ts'
import { useCompleteStyles } from './complete.styles.ts'
import type { NameLookup } from '#application/business/name-lookup.ts'

const text = businessText.complete
const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

/** The user's own data and those of the business. */
export const CompleteForm = observer(function CompleteForm({ vm }: { readonly vm: CompleteProfileViewModel }) {
  const styles = useCompleteStyles()
  const { form, isBusinessCreated, isLinkSpent, name } = vm
  const { country } = form.values
  const hint = nameStatus(name.lookup, country)
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
      <div>
        <div className={styles.label} aria-hidden>
          {text.country}
        </div>
        <SegmentedControl
          label={text.country}
          options={OPTIONS}
          selected={country}
          disabled={isBusinessCreated}
          onSelect={vm.selectCountry}
        />
      </div>
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
      <FormField
        form={form}
        name="identifier"
        label={text.identifier(country)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        warning={vm.isIdentifierUnusual ? unusualRfc : undefined}
        disabled={isBusinessCreated}
      />
      <FormField
        form={form}
        name="businessName"
        label={text.businessName}
        autoComplete="organization"
        disabled={isBusinessCreated || !name.isEditable}
        advice={hint}
        warning={hint}
        after={name.lookup._tag === 'Pending' && <Spinner />}
      />
      <SubmitButton size="large" form={form} label={text.submit} busyLabel={text.submitting} />
    </form>
  )
})

/** Why the name is editable or locked. */
const nameStatus = (lookup: NameLookup, country: Country): string | undefined => {
  switch (lookup._tag) {
    case 'Idle':
      return undefined
    case 'Pending':
      return businessText.complete.looking
    case 'Found':
      return `${lookup.name.length > IN_SIGHT ? `«${lookup.name}». ` : ''}${businessText.complete.found(lookup.source, country)}`
    case 'NotFound':
      return businessText.complete.notFound
  }
}

/** The visible letters of a name on a phone. Longer names are repeated below the field. */
const IN_SIGHT = 30
