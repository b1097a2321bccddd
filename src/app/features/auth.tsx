import { lazy, type ComponentType } from 'react'
import { AuthScreen, type AuthPanelProps } from '#ui/identity/auth-screen.tsx'
import { SignInScreen } from '#ui/identity/sign-in-screen.tsx'
import { ModuleScope } from '../feature-screen.tsx'

export const loadRegister = () => import('./register.lazy.ts')
export const loadForgot = () => import('./forgot.lazy.ts')

type Load = typeof loadRegister | typeof loadForgot

const lazyPanel = (load: Load): ComponentType<AuthPanelProps> =>
  lazy(async () => {
    const { Screen, module } = await load()
    return {
      default: (props: AuthPanelProps) => (
        <ModuleScope module={module}>
          <Screen {...props} />
        </ModuleScope>
      ),
    }
  })

const PANELS = { login: SignInScreen, register: lazyPanel(loadRegister), forgot: lazyPanel(loadForgot) }

/** Signing in, registering and asking for a new password: one screen, so that its panels can slide. */
export const Auth = () => <AuthScreen panels={PANELS} />
