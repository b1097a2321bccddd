import { Button, Checkbox, Field, Input, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { DebtAuthorisationViewModel } from '#application/debts/debt-authorisation.view-model.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { debtsText } from '../text/debts.ts'
import { legalText } from '../text/legal.ts'

const text = debtsText.form
const MAX_NAME_LENGTH = 120

/** Authorises that the debts of a company are consulted. */
export const DebtAuthorisationForm = observer(function DebtAuthorisationForm({ ticket }: { readonly ticket: string }) {
  const vm = useViewModel(DebtAuthorisationViewModel)
  useEffect(() => vm.activate(ticket), [vm, ticket])
  if (vm.isSent)
    return (
      <output>
        <EmptyState isPage title={text.sent} detail={text.sentDetail} />
      </output>
    )
  return (
    <>
      <PageHeader title={text.title} lead={vm.company.value && text.lead(vm.company.value)} />
      <RemoteCard title={text.data} model={vm.company} failed={legalText.form.failed}>
        {() => <Fields vm={vm} />}
      </RemoteCard>
    </>
  )
})

const Fields = observer(function Fields({ vm }: { readonly vm: DebtAuthorisationViewModel }) {
  const styles = useStyles()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void vm.send()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.terms}>{text.terms}</p>
      <Field label={text.name} required>
        <Input
          value={vm.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
          onChange={(_, { value }) => vm.rename(value)}
        />
      </Field>
      <Checkbox
        label={text.accept}
        checked={vm.isAccepted}
        onChange={(_, { checked }) => vm.accept(checked === true)}
      />
      <SubmitFailure failure={vm.request.failure} />
      <Button type="submit" appearance="primary" disabledFocusable={!vm.canSend}>
        {vm.request.isBusy ? text.sending : text.send}
      </Button>
    </form>
  )
})

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  terms: { margin: 0 },
})
