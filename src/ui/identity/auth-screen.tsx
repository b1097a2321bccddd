import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { routeAt, type AuthRoute } from './auth-paths.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { useSlideTransition } from './use-slide-transition.ts'

const SCREENS = {
  login: SignInScreen,
  register: lazy(async () => ({ default: (await import('./register-screen.tsx')).RegisterScreen })),
  forgot: lazy(async () => ({ default: (await import('./forgot-screen.tsx')).ForgotScreen })),
}

/** The signed-out area: sign-in, registration and password recovery, each with its own URL. */
export const AuthScreen = () => {
  const place = routeAt(useLocation().pathname)
  const { leaving, moves } = useSlideTransition(place)
  const show = (shown: AuthRoute | undefined) => {
    if (shown === undefined) return undefined
    const Screen = SCREENS[shown]
    const isHere = shown === place
    return <Screen key={isHere ? moves : moves - 1} hasFocus={isHere && moves > 0} />
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
