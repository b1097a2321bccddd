import { describe, expect, it } from 'vitest'
import { FindingsViewModel } from '#application/command-palette/findings.view-model.ts'
import { aFinding, makeFakeCompanySearch } from '#test/support/fakes/company-search.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const setUp = () => {
  const [search, time] = [makeFakeCompanySearch(), makeFakeTime()]
  return { search, time, vm: new FindingsViewModel({ search, scheduler: time.scheduler }) }
}

describe('what the company has under the typed text', () => {
  it('is asked for once the typing pauses, and not for one letter', async () => {
    const { search, time, vm } = setUp()
    vm.look('q')
    expect(vm.isSearching).toBe(false)
    vm.look('qu')
    vm.look('qui ')
    expect(vm.isSearching).toBe(true)
    await time.pass(1_000)
    expect(search.asked).toEqual(['qui'])
    expect(vm.isSearching).toBe(false)
    expect(vm.found.value).toEqual([aFinding()])
  })

  it('is never that of an earlier text', async () => {
    const { time, vm } = setUp()
    vm.look('qui')
    await time.pass(1_000)
    vm.look('quix')
    expect(vm.found.value).toBeUndefined()
    await time.pass(1_000)
    expect(vm.found.value).toEqual([])
  })

  it('tells a failure, which a repetition clears', async () => {
    const { search, time, vm } = setUp()
    search.faults.before(unreachable)
    vm.look('qui')
    await time.pass(1_000)
    expect(vm.found.failure).toEqual(unreachable)
    await vm.found.load()
    expect(vm.found.failure).toBeUndefined()
    expect(vm.found.value).toEqual([aFinding()])
  })
})
