import * as TE from 'fp-ts/TaskEither'
import type { Features } from '#application/shell/features.port.ts'
import type { EntityFeature } from '#domain/business/business.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeFeatures extends Features {
  readonly faults: Faults
  readonly put: (features: ReadonlyArray<EntityFeature>) => void
}

/** A business with suppliers and payments, unless other features are given. */
export const makeFakeFeatures = (
  initial: ReadonlyArray<EntityFeature> = [{ featureId: 10, active: true }],
): FakeFeatures => {
  const faults = makeFaults()
  let features = initial
  return {
    faults,
    put: (next) => {
      features = next
    },
    list: () => faults.around(() => TE.of(features.filter(({ active }) => active))),
  }
}
