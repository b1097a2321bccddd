import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { observer } from 'mobx-react-lite'
import { CurrentSession } from '#application/identity/current-session.ts'
import { brand } from '../brand/brand.ts'
import { BusinessDocuments } from '../documents/business-documents.tsx'
import { Card } from '../design/layout/card.tsx'
import { ExternalLink } from '../design/controls/external-link.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { profileText } from '../text/profile.ts'
import { ContactSupport } from './contact-support.tsx'
import { useProfileStyles } from './profile.styles.ts'

/** The legal documents between the company and the provider. */
export const LegalPage = observer(function LegalPage() {
  const { country } = useViewModel(CurrentSession)
  const styles = useProfileStyles()
  const { termsAndConditions, privacyNotice } = brand.links[country]
  return (
    <>
      <BusinessDocuments />
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
      <Card title={profileText.legalHelpTitle}>
        <ContactSupport before={profileText.legalHelp} subject={profileText.legalSubject} />
      </Card>
    </>
  )
})
