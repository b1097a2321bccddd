import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#ui/app/lazy-part.ts'
import { Spinner } from '#ui/design/feedback/spinner.tsx'
import { AuthScreen, type AuthPanelProps } from '#ui/identity/auth-screen.tsx'
import { SignInScreen } from '#ui/identity/sign-in-screen.tsx'
import { ModuleScope } from '../feature-screen.tsx'

export const loadRegister = () => import('./register.lazy.ts')
export const loadForgot = () => import('./forgot.lazy.ts')

type Load = typeof loadRegister | typeof loadForgot

const lazyPanel = (load: Load): ComponentType<AuthPanelProps> => {
  const Panel = lazyPart(async () => {
    const { Screen, module } = await load()
    return (props: AuthPanelProps) => (
      <ModuleScope module={module}>
        <Screen {...props} />
      </ModuleScope>
    )
  })
  return (props) => (
    <Suspense fallback={<Spinner size="large" />}>
      <Panel {...props} />
    </Suspense>
  )
}

const PANELS = { login: SignInScreen, register: lazyPanel(loadRegister), forgot: lazyPanel(loadForgot) }

/** Signing in, registering and asking for a new password: one screen, so that its panels can slide. */
export const Auth = () => <AuthScreen panels={PANELS} />
