import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { placeAt } from './places.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { StartFrame } from './start-frame.tsx'
import { useSlide } from './use-slide.ts'

const RegisterScreen = lazy(async () => ({ default: (await import('./register-screen.tsx')).RegisterScreen }))
const ForgotScreen = lazy(async () => ({ default: (await import('./forgot-screen.tsx')).ForgotScreen }))

/** The door: signing in, registering and asking for a new password, each at its own address. */
export const StartScreen = () => {
  const place = placeAt(useLocation().pathname)
  const { leaving, hasMoved } = useSlide(place)
  const isRegistering = place === 'register'
  const beside = isRegistering ? leaving : place
  return (
    <StartFrame
      isSecond={isRegistering}
      isMoving={leaving !== undefined}
      first={
        beside === 'login' ? <SignInScreen hasFocus={hasMoved && !isRegistering} />
          : beside === 'forgot' ? <ForgotScreen hasFocus={hasMoved && !isRegistering} /> : undefined
      }
      second={isRegistering || leaving === 'register' ? <RegisterScreen hasFocus={hasMoved && isRegistering} /> : undefined}
    />
  )
}
