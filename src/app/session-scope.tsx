import type { ReactNode } from 'react'
import type { Session } from '#application/identity/sessions.port.ts'
import { ContainerContext } from '#ui/di/container-context.ts'
import { useViewModel } from '#ui/di/use-view-model.ts'
import { SessionContainers } from './tokens.ts'

/** Provides the container of the session. React remounts the screens when the user or the business changes. */
export const SessionScope = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => {
  const { key, container } = useViewModel(SessionContainers)(session)
  return (
    <ContainerContext value={container} key={key}>
      {children}
    </ContainerContext>
  )
}
