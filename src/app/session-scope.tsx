import { useMemo, type ReactNode } from 'react'
import type { Session } from '#application/identity/sessions.port.ts'
import { ContainerContext } from '#ui/di/container-context.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { createSessionContainer } from './container.ts'

/** Another user, another business or another visit of an operator gets a container of its own. */
export const SessionScope = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => {
  const { user, business, isSudo, issuedAt } = session
  const key = `${user.id} ${business?.id ?? ''} ${isSudo ? issuedAt : ''}`
  const page = useContainer()
  const scope = useMemo(() => ({ key, container: createSessionContainer(page) }), [key, page])
  return (
    <ContainerContext value={scope.container} key={scope.key}>
      {children}
    </ContainerContext>
  )
}
