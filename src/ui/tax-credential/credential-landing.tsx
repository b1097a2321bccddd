import { Button } from '@fluentui/react-components'
import { absurd } from 'fp-ts/function'
import { observer } from 'mobx-react-lite'
import type { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import type { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { ProgressScreen } from '../design/feedback/progress-screen.tsx'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { useLock } from '../team/use-lock.ts'
import { credentialText } from '../text/credential.ts'
import { KeyIllustration } from './key-illustration.tsx'

export interface CredentialLandingProps {
  readonly vm: CredentialStatusViewModel
  readonly dialog: CredentialDialogViewModel
  readonly country: Country
  /** Offers sample invoices; default. */
  readonly hasDemo?: boolean
}

/** The prompt before the invoices: no credential, a running import, or a failure. */
export const CredentialLanding = observer(function CredentialLanding({
  vm,
  dialog,
  country,
  hasDemo = true,
}: CredentialLandingProps) {
  const { prompt: landing, check } = vm
  const onDemo = hasDemo ? vm.enterDemo : undefined
  if (landing === undefined) {
    const { failure, retry } = check
    return failure === undefined ? <PageSpinner /> : <FailureState failure={failure} onRetry={retry} />
  }
  switch (landing._tag) {
    case 'CredentialMissing':
      return (
        <Prompt
          title={credentialText.start.title}
          detail={credentialText.start.detail(country)}
          dialog={dialog}
          onDemo={onDemo}
        />
      )
    case 'CredentialInvalid':
      return (
        <Prompt
          title={credentialText.update.title}
          detail={credentialText.update.detail(country)}
          dialog={dialog}
          onDemo={onDemo}
        />
      )
    case 'ImportRunning':
      return (
        <ProgressScreen
          title={credentialText.loading.title}
          detail={vm.isSlow ? credentialText.loading.slow : credentialText.loading.detail}
          percent={landing.percent}
          steps={credentialText.loading.steps(country)}
          found={vm.invoices === undefined ? undefined : credentialText.loading.found(vm.invoices, country)}
        />
      )
    case 'ImportFailed':
      return (
        <EmptyState
          title={credentialText.failed.title}
          detail={credentialText.failed.detail}
          picture={<KeyIllustration />}
        />
      )
    case 'Ready':
      return null
    default:
      return absurd(landing)
  }
})

interface PromptProps {
  readonly title: string
  readonly detail: string
  readonly dialog: CredentialDialogViewModel
  readonly onDemo: (() => void) | undefined
}

const Prompt = observer(function Prompt({ title, detail, dialog, onDemo }: PromptProps) {
  const rejection = usePersonalRejection()
  const lock = useLock('credential')
  return (
    <EmptyState
      title={title}
      detail={rejection ?? detail}
      picture={<KeyIllustration />}
      actions={
        <>
          {onDemo !== undefined && (
            <Button size="large" onClick={onDemo}>
              {credentialText.demo}
            </Button>
          )}
          {rejection === undefined && (
            <Button size="large" appearance="primary" onClick={dialog.open} {...lock}>
              {credentialText.enter}
            </Button>
          )}
        </>
      }
    />
  )
})
