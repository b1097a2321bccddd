import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { SessionScope } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { redirectFor } from './guard-redirect.ts'
import { preservedQuery } from './preserved-query.ts'

/** Few sessions are an operator's. The frame of the work has its own. */
const ImpersonationFrame = lazy(async () => ({
  default: (await import('../shell/impersonation-banner.tsx')).ImpersonationFrame,
}))

interface GuardProps {
  readonly children: ReactNode
}

/** Only for who is signed in for a business. Others go to the door, or to say which business, and come back later. */
export const RequireSession = observer(function RequireSession({ children }: GuardProps) {
  const vm = useViewModel(SessionViewModel)
  const { pathname, search } = useLocation()
  const { session } = vm
  const isOut = session === undefined
  useEffect(() => {
    if (isOut && vm.ended !== 'signedOut') vm.remember(pathname + search)
  }, [isOut, vm, pathname, search])
  const elsewhere = redirectFor('protected', session)
  return isOut || elsewhere !== undefined ? <Elsewhere to={elsewhere} /> : <Scope session={session}>{children}</Scope>
})

/** Only for who is not signed in: others have nothing to do at the door. */
export const GuestOnly = observer(function GuestOnly({ children }: GuardProps) {
  const elsewhere = redirectFor('public', useViewModel(SessionViewModel).session)
  return elsewhere === undefined ? children : <Elsewhere to={elsewhere} />
})

/** Only for who is signed in and has no business yet. */
export const RequireIncompleteProfile = observer(function RequireIncompleteProfile({ children }: GuardProps) {
  const { session } = useViewModel(SessionViewModel)
  const elsewhere = redirectFor('completing', session)
  if (session === undefined || elsewhere !== undefined) return <Elsewhere to={elsewhere} />
  return (
    <Scope session={session}>
      {session.isSudo ? (
        <Suspense>
          <ImpersonationFrame>{children}</ImpersonationFrame>
        </Suspense>
      ) : (
        children
      )}
    </Scope>
  )
})

/** The query string of this address, as it goes along to the next. */
export const usePreservedQuery = (): string => preservedQuery(useLocation().search)

const Elsewhere = ({ to = '/' }: { readonly to: string | undefined }) => (
  <Navigate to={{ pathname: to, search: usePreservedQuery() }} replace />
)

/** What one person loaded for one business is nobody else's; an operator's is of one visit only. */
const Scope = ({ session, children }: GuardProps & { readonly session: Session }) => {
  const { user, business, isSudo, issuedAt } = session
  return <SessionScope session={`${user.id} ${business?.id ?? ''} ${isSudo ? issuedAt : ''}`}>{children}</SessionScope>
}
