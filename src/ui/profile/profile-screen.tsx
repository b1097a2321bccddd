import { observer } from 'mobx-react-lite'
import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { profileEntries } from '#domain/shell/menus.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { historyText } from '../text/history.ts'
import { profileText } from '../text/profile.ts'
import { AccountsPage } from './accounts-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { PersonalPage } from './personal-page.tsx'
import { ProfileFooter } from './profile-footer.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { placeAt, type ProfilePlace } from './profile-paths.ts'
import { useProfileStyles } from './profile.styles.ts'

const TaxPage = lazy(async () => ({ default: (await import('./tax-page.tsx')).TaxPage }))
const HistoryPage = lazy(async () => ({ default: (await import('./history-page.tsx')).HistoryPage }))

/** The pages of the user and the company. An unknown path below it shows the profile itself. */
export const ProfileScreen = observer(function ProfileScreen() {
  const session = useViewModel(SessionViewModel)
  const { country } = useViewModel(CurrentSession)
  const { pathname } = useLocation()
  const styles = useProfileStyles()
  const entries = profileEntries(country)
  const place = placeAt(
    pathname,
    entries.filter((entry) => entry !== 'logout'),
  )
  const title = TITLES[place]
  const Page = PAGES[place]
  useDocumentTitle(title)
  return (
    <>
      <PageHeader back={<BackLink to="/">{profileText.back}</BackLink>} title={title} />
      <div className={styles.columns}>
        <ProfileMenu entries={entries} current={place} onSignOut={() => void session.signOut()} />
        <div className={styles.page}>
          <Suspense fallback={<PageSpinner />}>
            <Page />
          </Suspense>
        </div>
      </div>
      <ProfileFooter country={country} />
    </>
  )
})

const TITLES: Readonly<Record<ProfilePlace, string>> = {
  profile: profileText.title,
  legal: profileText.legalTitle,
  bankaccounts: profileText.accountsTitle,
  sii: profileText.entries.sii,
  sat: profileText.entries.sat,
  notifications: historyText.title,
}

const PAGES: Readonly<Record<ProfilePlace, ComponentType>> = {
  profile: PersonalPage,
  legal: LegalPage,
  bankaccounts: AccountsPage,
  sii: TaxPage,
  sat: TaxPage,
  notifications: HistoryPage,
}
