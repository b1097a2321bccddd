import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SessionScope } from '../di/session-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { SIGN_IN_PATH } from './paths.ts'

/** Only for who is signed in. Others go to the door with their query string, and come back to where they wanted to be. */
export const Protected = observer(function Protected({ children }: { readonly children: ReactNode }) {
  const vm = useViewModel(SessionViewModel)
  const { pathname, search } = useLocation()
  const { session } = vm
  const isOut = session === undefined
  useEffect(() => {
    if (isOut && vm.ended !== 'signedOut') vm.remember(pathname + search)
  }, [isOut, vm, pathname, search])
  if (isOut) return <Navigate to={{ pathname: SIGN_IN_PATH, search }} replace />
  return <SessionScope session={`${session.user.id} ${session.business?.id ?? ''}`}>{children}</SessionScope>
})

/** Only for who is not: whoever is signed in has nothing to do at the door. */
export const Public = observer(function Public({ children }: { readonly children: ReactNode }) {
  const { session } = useViewModel(SessionViewModel)
  const { search } = useLocation()
  return session === undefined ? children : <Navigate to={{ pathname: '/finance', search }} replace />
})
