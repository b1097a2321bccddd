import type { ReactNode } from 'react'
import { PublicHeader } from '../shell/public-header.tsx'
import { AuthPanel } from './auth-panel.tsx'

export interface AuthLayoutProps {
  /** The form beside the panel's usual position; undefined when there is none. */
  readonly first: ReactNode
  /** The form under the panel, which slides away from it. */
  readonly second?: ReactNode
  readonly isSecond?: boolean
  /** The forms are changing places. */
  readonly isMoving?: boolean
}

/** The layout of the signed-out forms: one beside the violet panel, the other under it. */
export const AuthLayout = ({ first, second, isSecond = false, isMoving = false }: AuthLayoutProps) => {
  const side = (isHere: boolean, second = '') => `auth-side${second}${isHere && isMoving ? ' auth-coming' : ''}`
  return (
    <div className="auth-page">
      <PublicHeader />
      <main className="auth-main">
        <AuthPanel isAside={isSecond} />
        {first !== undefined && (
          <div className={side(!isSecond)} inert={isSecond}>
            {first}
          </div>
        )}
        {second !== undefined && (
          <div className={side(isSecond, ' auth-second')} inert={!isSecond}>
            {second}
          </div>
        )}
      </main>
    </div>
  )
}
