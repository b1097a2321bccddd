import { Card } from '../design/layout/card.tsx'
import { profileText } from '../text/profile.ts'
import { ContactSupport } from './contact-support.tsx'
import { useProfileStyles } from './profile.styles.ts'

/** The bank accounts, which support manages. */
export const AccountsPage = () => {
  const styles = useProfileStyles()
  return (
    <Card title={profileText.accountsCard}>
      <ContactSupport before={profileText.accountsHelp} subject={profileText.accountsSubject} />
      <p className={styles.words}>{profileText.accountsWarning}</p>
    </Card>
  )
}
