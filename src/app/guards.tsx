import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLoaderData, useLocation } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { usePreservedQuery } from '#ui/app/preserved-query.ts'
import { PageSpinner } from '#ui/design/feedback/page-spinner.tsx'
import { useViewModel } from '#ui/di/use-view-model.ts'
import { type Guard, redirectFor } from './guard-redirect.ts'
import { FeatureScreen } from './feature-screen.tsx'
import type { OpenedFeature } from './opened-feature.ts'
import { SessionScope } from './session-scope.tsx'
import { lazyPart } from '#ui/app/lazy-part.ts'

const PublicPage = lazyPart(async () => (await import('#ui/app/public-page.tsx')).PublicPage)
const ImpersonationFrame = lazyPart(async () => (await import('#ui/shell/impersonation-banner.tsx')).ImpersonationFrame)

/** Only for a session with a business. Other visitors are redirected and come back later. */
export const RequireSession = observer(function RequireSession() {
  const vm = useViewModel(SessionViewModel)
  const { pathname, search } = useLocation()
  const { session } = vm
  const isSignedOut = session === undefined
  useEffect(() => {
    if (isSignedOut) vm.saveReturnPath(pathname + search)
  }, [isSignedOut, vm, pathname, search])
  if (isSignedOut || redirectFor('protected', session) !== undefined) return <GuardRedirect guard="protected" />
  return (
    <SessionScope session={session}>
      <Outlet />
    </SessionScope>
  )
})

/** Only for visitors without a session. */
export const GuestOnly = observer(function GuestOnly() {
  const { session } = useViewModel(SessionViewModel)
  return redirectFor('public', session) === undefined ? <Outlet /> : <GuardRedirect guard="public" />
})

/** Only for a session without a business. */
export const RequireIncompleteProfile = observer(function RequireIncompleteProfile() {
  const { session } = useViewModel(SessionViewModel)
  if (session === undefined || redirectFor('completing', session) !== undefined)
    return <GuardRedirect guard="completing" />
  return (
    <SessionScope session={session}>
      {session.isSudo ? (
        <Suspense fallback={<PageSpinner />}>
          <ImpersonationFrame>
            <Outlet />
          </ImpersonationFrame>
        </Suspense>
      ) : (
        <Outlet />
      )}
    </SessionScope>
  )
})

/** For every visitor: who has a company sees the screen in its frame, which the loader of the route opened. */
export const AnyVisitor = observer(function AnyVisitor() {
  const { session } = useViewModel(SessionViewModel)
  const frame = useLoaderData<OpenedFeature | null>()
  if (frame === null || session === undefined || redirectFor('protected', session) !== undefined)
    return (
      <Suspense fallback={<PageSpinner />}>
        <PublicPage>
          <Outlet />
        </PublicPage>
      </Suspense>
    )
  return (
    <SessionScope session={session}>
      <FeatureScreen title={undefined} permission={undefined} />
    </SessionScope>
  )
})

/** The spinner stays while the code of the next screen is fetched. */
const GuardRedirect = observer(function GuardRedirect({ guard }: { readonly guard: Guard }) {
  const to = redirectFor(guard, useViewModel(SessionViewModel).session) ?? '/'
  const search = usePreservedQuery()
  return (
    <>
      <PageSpinner />
      <Navigate to={{ pathname: to, search }} replace />
    </>
  )
})
