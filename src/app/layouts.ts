import type { LoadedFeature } from './feature.ts'

/** Around every screen of a business. */
export const loadSignedInLayout = (): Promise<LoadedFeature> => import('./features/signed-in.lazy.ts')

/** Around the pages of the profile. */
export const loadProfileLayout = async (): Promise<LoadedFeature> => ({
  Screen: (await import('#ui/profile/profile-layout.tsx')).ProfileLayout,
})
