import type { ProfileEntry } from '#domain/shell/menus.ts'

export const PROFILE_PATH = '/user/profile'

/** Signing out is an action and has no page. */
export type ProfilePlace = Exclude<ProfileEntry, 'logout'>

export const profilePath = (place: ProfilePlace): string =>
  place === 'profile' ? PROFILE_PATH : `${PROFILE_PATH}/${place}`

/** The page of a path below the profile; the profile itself for an unknown path. */
export const placeAt = (pathname: string, places: ReadonlyArray<ProfilePlace>): ProfilePlace =>
  places.find((place) => place !== 'profile' && pathname.replace(/\/+$/, '') === profilePath(place)) ?? 'profile'
