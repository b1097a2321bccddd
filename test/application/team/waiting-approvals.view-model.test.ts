import { describe, expect, it } from 'vitest'
import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import { WaitingApprovalsViewModel } from '#application/team/waiting-approvals.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { makeFakeApprovals } from '#test/support/fakes/approvals.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aRequestedApproval, SOME_APPROVALS } from '#test/support/samples/approvals.ts'

describe('what waits beside a list', () => {
  it('is of its acts, and pending', async () => {
    const live = makeFakeLiveEvents()
    const approvals = makeFakeApprovals([
      aRequestedApproval('1'),
      aRequestedApproval('2', { act: 'OWN_ACCOUNT' }),
      aRequestedApproval('3', { state: 'EXECUTED' }),
    ])
    const vm = new WaitingApprovalsViewModel({ approvals, live })
    vm.activate()
    await settle()
    expect(vm.of(['SUPPLIER_ACCOUNT']).map(({ id }) => id)).toEqual(['1'])
    await approvals.withdraw('1' as ApprovalId)()
    live.publish({ _tag: 'ApprovalsChanged' })
    await settle()
    expect(vm.of(['SUPPLIER_ACCOUNT'])).toEqual([])
  })
})

describe('the address of a request', () => {
  it('shows that one, and the list all of them', async () => {
    const time = makeFakeTime()
    const vm = new ApprovalsViewModel({
      approvals: makeFakeApprovals(SOME_APPROVALS),
      live: makeFakeLiveEvents(),
      notifications: new NotificationsViewModel(time),
      scheduler: time.scheduler,
    })
    const leave = vm.activate('3' as ApprovalId)
    await settle()
    expect(vm.list.rows?.map(({ id }) => id)).toEqual(['3'])
    leave()
    vm.activate()
    await settle()
    expect(vm.list.rows).toHaveLength(SOME_APPROVALS.length)
  })
})
