import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SessionScope } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { destinationOf } from './destination.ts'
import { keptSearch } from './kept-search.ts'

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
  return elsewhere === undefined ? <Scope>{children}</Scope> : <Elsewhere to={elsewhere} />
})

/** Only for who is not signed in: others have nothing to do at the door. */
export const Public = observer(function Public({ children }: Guarded) {
  const elsewhere = destinationOf('public', useViewModel(SessionViewModel).session)
  return elsewhere === undefined ? children : <Elsewhere to={elsewhere} />
})

/** Only for who is signed in and has no business yet. */
export const Completing = observer(function Completing({ children }: Guarded) {
  const elsewhere = destinationOf('completing', useViewModel(SessionViewModel).session)
  return elsewhere === undefined ? <Scope>{children}</Scope> : <Elsewhere to={elsewhere} />
})

/** The query string of this address, as it goes along to the next. */
export const useKeptSearch = (): string => keptSearch(useLocation().search)

const Elsewhere = ({ to }: { readonly to: string }) => <Navigate to={{ pathname: to, search: useKeptSearch() }} replace />

/** What one person loaded for one business is nobody else's. */
const Scope = observer(function Scope({ children }: Guarded) {
  const { session } = useViewModel(SessionViewModel)
  return <SessionScope session={`${session?.user.id ?? ''} ${session?.business?.id ?? ''}`}>{children}</SessionScope>
})
