import { Button } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CertificateViewModel } from '#application/tax-credential/certificate.view-model.ts'
import type { Certificate, CertificateState } from '#domain/tax-credential/certificate.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { useProfileStyles } from '../profile/profile.styles.ts'
import { useLock } from '../team/use-lock.ts'
import { certificateText } from '../text/certificate.ts'
import { CertificateDialog } from './certificate-dialog.tsx'

/** The state of the digital certificate, and the dialog to register one. */
export const CertificateCard = observer(function CertificateCard() {
  const vm = useViewModel(CertificateViewModel)
  const styles = useProfileStyles()
  const rejection = usePersonalRejection()
  const lock = useLock('credential')
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      <RemoteCard title={certificateText.title} model={vm.status} failed={certificateText.failed}>
        {({ certificate }) => (
          <>
            <p className={styles.words}>{rejection ?? certificateText.lead}</p>
            <div className={styles.row}>
              {certificate !== undefined && vm.state !== undefined && (
                <CertificateEnd certificate={certificate} state={vm.state} />
              )}
              {rejection === undefined && (
                <Button appearance={certificate === undefined ? 'primary' : 'secondary'} onClick={vm.open} {...lock}>
                  {certificate === undefined ? certificateText.register : certificateText.replace}
                </Button>
              )}
            </div>
            {certificate !== undefined && vm.state !== undefined && (
              <CertificateWarnings certificate={certificate} state={vm.state} />
            )}
          </>
        )}
      </RemoteCard>
      <CertificateDialog vm={vm} />
    </>
  )
})

interface CertificateStateProps {
  readonly certificate: Certificate
  readonly state: CertificateState
}

const CertificateEnd = ({ certificate: { validUntil }, state }: CertificateStateProps) => {
  const styles = useProfileStyles()
  if (state._tag === 'Ended') return <span>{certificateText.ended(validUntil)}</span>
  return (
    <span className={styles.tone}>
      <CheckmarkCircle20Filled aria-hidden />
      {certificateText.registered(validUntil)}
    </span>
  )
}

const CertificateWarnings = ({ certificate: { holder }, state }: CertificateStateProps) => (
  <>
    {state._tag === 'Ending' && <MessageBar intent="warning">{certificateText.ending(state.daysLeft)}</MessageBar>}
    {state._tag === 'Ended' && <MessageBar intent="error">{certificateText.replaceEnded}</MessageBar>}
    {holder === 'OTHER' && <MessageBar intent="warning">{certificateText.otherHolder}</MessageBar>}
    {holder === 'UNKNOWN' && <MessageBar intent="warning">{certificateText.unknownHolder}</MessageBar>}
  </>
)
