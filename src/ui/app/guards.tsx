import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { SessionScope } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { destinationOf } from './destination.ts'
import { keptSearch } from './kept-search.ts'

/** Few sessions are an operator's. The frame of the work has its own. */
const SudoFrame = lazy(async () => ({ default: (await import('../shell/sudo-banner.tsx')).SudoFrame }))

interface Guarded {
  readonly children: ReactNode
}

/** Only for who is signed in for a business. Others go to the door, or to say which business, and come back later. */
export const Protected = observer(function Protected({ children }: Guarded) {
  const vm = useViewModel(SessionViewModel)
  const { pathname, search } = useLocation()
  const { session } = vm
  const isOut = session === undefined
  useEffect(() => {
    if (isOut && vm.ended !== 'signedOut') vm.remember(pathname + search)
  }, [isOut, vm, pathname, search])
  const elsewhere = destinationOf('protected', session)
  return isOut || elsewhere !== undefined ? <Elsewhere to={elsewhere} /> : <Scope session={session}>{children}</Scope>
})

/** Only for who is not signed in: others have nothing to do at the door. */
export const Public = observer(function Public({ children }: Guarded) {
  const elsewhere = destinationOf('public', useViewModel(SessionViewModel).session)
  return elsewhere === undefined ? children : <Elsewhere to={elsewhere} />
})

/** Only for who is signed in and has no business yet. */
export const Completing = observer(function Completing({ children }: Guarded) {
  const { session } = useViewModel(SessionViewModel)
  const elsewhere = destinationOf('completing', session)
  if (session === undefined || elsewhere !== undefined) return <Elsewhere to={elsewhere} />
  return (
    <Scope session={session}>
      {session.isSudo ? <Suspense><SudoFrame>{children}</SudoFrame></Suspense> : children}
    </Scope>
  )
})

/** The query string of this address, as it goes along to the next. */
export const useKeptSearch = (): string => keptSearch(useLocation().search)

const Elsewhere = ({ to = '/' }: { readonly to: string | undefined }) => (
  <Navigate to={{ pathname: to, search: useKeptSearch() }} replace />
)

/** What one person loaded for one business is nobody else's; an operator's is of one visit only. */
const Scope = ({ session, children }: Guarded & { readonly session: Session }) => {
  const { user, business, isSudo, issuedAt } = session
  return (
    <SessionScope session={`${user.id} ${business?.id ?? ''} ${isSudo ? issuedAt : ''}`}>{children}</SessionScope>
  )
}
