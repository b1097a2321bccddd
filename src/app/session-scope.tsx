import type { ReactNode } from 'react'
import type { Session } from '#application/identity/sessions.port.ts'
import { ContainerContext } from '#ui/di/container-context.ts'
import { useViewModel } from '#ui/di/use-view-model.ts'
import { SessionContainers } from './tokens.ts'

/** The container of the session; its screens are mounted anew for another user or business. */
export const SessionScope = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => {
  const { key, container } = useViewModel(SessionContainers)(session)
  return (
    <ContainerContext value={container} key={key}>
      {children}
    </ContainerContext>
  )
}
