import { observer } from 'mobx-react-lite'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { PROFILE_PATH } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useMenu, usePages } from '../shell/menu.ts'
import { profileText } from '../text/profile.ts'
import { ProfileFooter } from './profile-footer.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { useProfileStyles } from './profile.styles.ts'

/** Around the pages of the user and the company. A path of no page, or of another country's, leads to the profile itself. */
export const ProfileLayout = observer(function ProfileLayout() {
  const session = useViewModel(SessionViewModel)
  const { country } = useViewModel(CurrentSession)
  const { pathname } = useLocation()
  const state = useProfileState()
  const styles = useProfileStyles()
  const entries = useMenu().filter(({ area }) => area === 'profile')
  const current = usePages().find(({ area, path }) => area === 'profile' && path === pathname.replace(/\/+$/, ''))
  if (current === undefined) return <Navigate to={PROFILE_PATH} state={state} replace />
  return (
    <>
      <PageHeader back={<BackLink to={state.profileOrigin}>{profileText.back}</BackLink>} title={current.title} />
      <div className={styles.columns}>
        <ProfileMenu entries={entries} current={current} state={state} onSignOut={() => void session.signOut()} />
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
      <ProfileFooter country={country} />
    </>
  )
})
