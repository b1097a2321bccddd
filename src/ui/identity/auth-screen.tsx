import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthLayout } from './auth-layout.tsx'
import { routeAt, type AuthRoute } from './auth-paths.ts'
import { useSlideTransition } from './use-slide-transition.ts'

export interface AuthPanelProps {
  /** The visitor has just come from another form. */
  readonly hasFocus: boolean
}

export interface AuthScreenProps {
  readonly panels: Readonly<Record<AuthRoute, ComponentType<AuthPanelProps>>>
}

/** The signed-out area: sign-in, registration and password recovery, each with its own URL. */
export const AuthScreen = ({ panels }: AuthScreenProps) => {
  const place = routeAt(useLocation().pathname)
  const { leaving, moves } = useSlideTransition(place)
  const show = (shown: AuthRoute | undefined) => {
    if (shown === undefined) return undefined
    const Panel = panels[shown]
    const isHere = shown === place
    return <Panel key={isHere ? moves : moves - 1} hasFocus={isHere && moves > 0} />
  }
  const isRegistering = place === 'register'
  return (
    <AuthLayout
      isSecond={isRegistering}
      isMoving={leaving !== undefined}
      first={show(isRegistering ? leaving : place)}
      second={show(isRegistering ? place : leaving === 'register' ? leaving : undefined)}
    />
  )
}
