import type { LoadedFeature } from '../feature.ts'

/** The frame around every screen of a business. */
export const loadSignedInLayout = (): Promise<LoadedFeature> => import('./signed-in.lazy.ts')
