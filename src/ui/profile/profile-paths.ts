import type { ProfileEntry } from '#domain/shell/menus.ts'

export const PROFILE_PATH = '/user/profile'

/** Signing out is a deed and no place. */
export type ProfilePlace = Exclude<ProfileEntry, 'logout'>

export const profilePath = (place: ProfilePlace): string =>
  place === 'profile' ? PROFILE_PATH : `${PROFILE_PATH}/${place}`

/** Where an address below the profile leads among the places there are: to the profile itself when it is none of them. */
export const placeAt = (pathname: string, places: ReadonlyArray<ProfilePlace>): ProfilePlace =>
  places.find((place) => place !== 'profile' && pathname.replace(/\/+$/, '') === profilePath(place)) ?? 'profile'
