import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { observer } from 'mobx-react-lite'
import { CurrentSession } from '#application/identity/current-session.ts'
import { brand } from '../brand/brand.ts'
import { ExternalLink } from '../design/controls/external-link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useProfileStyles } from '../profile/profile.styles.ts'
import { profileText } from '../text/profile.ts'

/** The terms and the privacy notice of the provider. */
export const ProviderDocuments = observer(function ProviderDocuments() {
  const { country } = useViewModel(CurrentSession)
  const styles = useProfileStyles()
  const { termsAndConditions, privacyNotice } = brand.links[country]
  return (
    <Card title={profileText.legalDocuments}>
      <ul className={styles.links}>
        <li>
          <ExternalLink className={styles.linkLine} to={termsAndConditions}>
            <DocumentText20Regular aria-hidden />
            {profileText.terms}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.linkLine} to={privacyNotice}>
            <DocumentText20Regular aria-hidden />
            {profileText.privacy[country]}
          </ExternalLink>
        </li>
      </ul>
    </Card>
  )
})
