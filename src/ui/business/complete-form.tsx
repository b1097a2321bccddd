import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent } from 'react'
import type { CompleteProfileViewModel, ProfileField } from '#application/business/complete-profile.view-model.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { businessText } from '../text/business.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { useCompleteStyles } from './complete.styles.ts'
import { nameStatus } from './name-status.ts'
import { PersonFields } from './person-fields.tsx'

const text = businessText.complete
const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

/** User and business data. The first invalid field gets the focus. */
export const CompleteForm = observer(function CompleteForm({ vm }: { readonly vm: CompleteProfileViewModel }) {
  const styles = useCompleteStyles()
  const form = useRef<HTMLFormElement>(null)
  const failure = vm.failure && describeFailure(vm.failure)
  const errorOf = (field: ProfileField, typed: string) => {
    const error = vm.errorOf(field)
    return error && fieldErrorText(error, typed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await vm.submit()
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const hint = nameStatus(vm.name.lookup, vm.country)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={vm.isSubmitting}
    >
      <div>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      {failure !== undefined && (
        <FailedBanner message={failure.sentence} code={failure.code} requestId={failure.reference} />
      )}
      {vm.isBusinessCreated && !vm.isSubmitting && (
        <MessageBar intent="info">{vm.isLinkSpent ? text.linkSpent : text.created}</MessageBar>
      )}
      <div>
        <div className={styles.label} aria-hidden>
          {text.country}
        </div>
        <SegmentedControl
          label={text.country}
          options={OPTIONS}
          selected={vm.country}
          disabled={vm.isBusinessCreated}
          onSelect={vm.choose}
        />
      </div>
      <PersonFields vm={vm} errorOf={errorOf} />
      <TextField
        label={text.identifier(vm.country)}
        name="identifier"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        value={vm.identifier}
        readOnly={vm.isSubmitting}
        disabled={vm.isBusinessCreated}
        error={errorOf('identifier', vm.identifier)}
        onChange={vm.changeIdentifier}
        onBlur={() => vm.blur('identifier')}
      />
      <TextField
        label={text.businessName}
        name="businessName"
        autoComplete="organization"
        value={vm.name.text}
        readOnly={vm.isSubmitting}
        disabled={vm.isBusinessCreated || !vm.name.isEditable}
        error={vm.name.isEditable ? joined(errorOf('businessName', vm.name.text), hint) : undefined}
        warning={hint}
        after={vm.name.lookup._tag === 'Pending' && <Spinner />}
        onChange={vm.changeBusinessName}
        onBlur={() => vm.blur('businessName')}
      />
      <Button
        appearance="primary"
        size="large"
        type="submit"
        disabledFocusable={!vm.canSubmit}
        {...(vm.isSubmitting ? { icon: <Spinner /> } : {})}
      >
        {vm.isSubmitting ? text.submitting : text.submit}
      </Button>
    </form>
  )
})

/** The error first, then the advice. */
const joined = (error: string | undefined, hint: string | undefined): string | undefined =>
  error === undefined || hint === undefined ? error : `${error}. ${hint}`
