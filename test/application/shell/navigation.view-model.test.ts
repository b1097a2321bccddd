import { describe, expect, it } from 'vitest'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeFeatures } from '#test/support/fakes/features.ts'

const makeNavigation = () => {
  const features = makeFakeFeatures()
  return { features, navigation: new NavigationViewModel(features) }
}

describe('the navigation', () => {
  it('has suppliers and payments only for a business that has them', async () => {
    const { features, navigation } = makeNavigation()
    await navigation.features.load()
    expect(navigation.payables).toBe('open')
    features.put([
      { featureId: 10, active: false },
      { featureId: 100, active: true },
    ])
    await navigation.features.load()
    expect(navigation.payables).toBe('closed')
  })

  it('offers nothing before the features are loaded', async () => {
    const { features, navigation } = makeNavigation()
    expect(navigation.payables).toBe('unknown')
    features.faults.before(unreachable)
    await navigation.features.load()
    expect(navigation.payables).toBe('unknown')
    expect(navigation.features.state).toMatchObject({ _tag: 'Failed' })
  })

  it('retains the known features when a reload fails', async () => {
    const { features, navigation } = makeNavigation()
    await navigation.features.load()
    features.faults.before(unreachable)
    await navigation.features.load()
    expect(navigation.features.state).toMatchObject({ _tag: 'Failed' })
    expect(navigation.payables).toBe('open')
  })

  it('uses the latest response, in whatever order they arrive', async () => {
    const { features, navigation } = makeNavigation()
    const first = navigation.features.load()
    features.put([])
    const second = navigation.features.load()
    await Promise.all([second, first])
    expect(navigation.payables).toBe('closed')
  })
})
