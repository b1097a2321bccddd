import { expect, test } from 'vitest'
import { FEATURE_PATHS } from '#app/feature-paths.ts'
import { FEATURES } from '#app/features.ts'

test('the host names the code of every screen, because the build knows the paths of all features', () => {
  expect(FEATURES.flatMap(({ paths }) => paths).toSorted()).toEqual(Object.values(FEATURE_PATHS).flat().toSorted())
})
