import { Button } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import type { TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { CertificateCard } from '../tax-credential/certificate-card.tsx'
import { CredentialDialog } from '../tax-credential/credential-dialog.tsx'
import { useLock } from '../team/use-lock.ts'
import { profileText } from '../text/profile.ts'
import { useProfileStyles } from './profile.styles.ts'

/** The state of the tax credential and of the certificate, and the dialogs to register them. */
export const TaxPage = observer(function TaxPage() {
  const landing = useViewModel(CredentialStatusViewModel)
  const dialog = useViewModel(CredentialDialogViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => landing.activate(), [landing])
  return (
    <>
      <RemoteCard title={profileText.tax(country)} model={landing.check} failed={profileText.taxFailed}>
        {({ value }) => <KeyState status={value} country={country} onEnter={dialog.open} />}
      </RemoteCard>
      {profileOf(country).hasCertificate && <CertificateCard />}
      <CredentialDialog vm={dialog} country={country} />
    </>
  )
})

interface KeyStateProps {
  readonly status: TaxStatus
  readonly country: Country
  readonly onEnter: () => void
}

const KeyState = observer(function KeyState({ status, country, onEnter }: KeyStateProps) {
  const styles = useProfileStyles()
  const rejection = usePersonalRejection()
  const lock = useLock('credential')
  const isEntered = status.hasCredential && status.isCredentialActive
  return (
    <>
      <p className={styles.words}>{profileText.taxLead(country)}</p>
      {rejection !== undefined && <p className={styles.words}>{rejection}</p>}
      {(isEntered || rejection === undefined) && (
        <div className={styles.row}>
          {isEntered && (
            <span className={styles.tone}>
              <CheckmarkCircle20Filled aria-hidden />
              {profileText.taxEntered}
            </span>
          )}
          {rejection === undefined && (
            <Button appearance={isEntered ? 'secondary' : 'primary'} onClick={onEnter} {...lock}>
              {isEntered ? profileText.taxReplace : profileText.taxEnter[country]}
            </Button>
          )}
        </div>
      )}
    </>
  )
})
