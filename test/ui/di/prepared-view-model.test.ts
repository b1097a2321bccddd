import { Container } from 'inversify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPrepared, prepareViewModel, resolveViewModel } from '#ui/di/prepared-view-model.ts'

class ScreenViewModel {
  readonly rows = ['first']
}

const containerOf = (): Container => {
  const container = new Container()
  container.bind(ScreenViewModel).toSelf()
  return container
}

describe('a view-model that was prepared', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('is taken by the screen, also when React draws it again before it mounts it', () => {
    const container = containerOf()
    const prepared = prepareViewModel(container, ScreenViewModel)
    expect(resolveViewModel(container, ScreenViewModel)).toBe(prepared)
    expect(resolveViewModel(container, ScreenViewModel)).toBe(prepared)
  })

  it('is not taken again once its screen is mounted', () => {
    const container = containerOf()
    const prepared = prepareViewModel(container, ScreenViewModel)
    forgetPrepared(container, ScreenViewModel)
    expect(resolveViewModel(container, ScreenViewModel)).not.toBe(prepared)
  })

  it('is not taken in the container of another session', () => {
    const prepared = prepareViewModel(containerOf(), ScreenViewModel)
    expect(resolveViewModel(containerOf(), ScreenViewModel)).not.toBe(prepared)
  })

  it('is not taken by a screen that opens much later', () => {
    const container = containerOf()
    const prepared = prepareViewModel(container, ScreenViewModel)
    vi.advanceTimersByTime(5_001)
    expect(resolveViewModel(container, ScreenViewModel)).not.toBe(prepared)
  })
})
