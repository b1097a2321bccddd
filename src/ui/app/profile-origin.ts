import { useLocation } from 'react-router-dom'
import { PROFILE_PATH } from './paths.ts'

/** The state of each navigation into the profile and inside of it: where its back link leads. */
export interface ProfileState {
  readonly profileOrigin: string
}

/** For a link or a navigation that may lead into the profile. Inside of it the first origin stays. */
export const useProfileState = (): ProfileState => {
  const { pathname, search, state } = useLocation()
  return { profileOrigin: isInProfile(pathname) ? originIn(state) : `${pathname}${search}` }
}

/** `/` for a profile that was opened by its address. */
export const originIn = (state: unknown): string => {
  const origin =
    typeof state === 'object' && state !== null && 'profileOrigin' in state ? state.profileOrigin : undefined
  return typeof origin === 'string' && /^\/(?!\/)/.test(origin) && !isInProfile(origin) ? origin : '/'
}

const isInProfile = (path: string): boolean => path === PROFILE_PATH || path.startsWith(`${PROFILE_PATH}/`)
