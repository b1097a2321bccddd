import { describe, expect, it } from 'vitest'
import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { RequestedApproval } from '#application/team/approvals.port.ts'
import { makeFakeApprovals } from '#test/support/fakes/approvals.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aRequestedApproval } from '#test/support/samples/approvals.ts'

const opened = async (given: ReadonlyArray<RequestedApproval>) => {
  const { clock, scheduler } = makeFakeTime()
  const [approvals, live] = [makeFakeApprovals(given), makeFakeLiveEvents()]
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const vm = new ApprovalsViewModel({ approvals, live, notifications, scheduler })
  vm.activate()
  await settle()
  const told = () => notifications.active.map(({ toast }) => toast)
  return { approvals, live, told, vm }
}

const WAITING = aRequestedApproval('1')
const MINE = aRequestedApproval('2', { isMine: true, mayDecide: false })
const OTHERS = aRequestedApproval('3', { mayDecide: false, state: 'EXECUTED' })

describe('the requests of a company', () => {
  it('are those that wait for the user, those of the user, and those of others', async () => {
    const { vm } = await opened([WAITING, MINE, OTHERS])
    expect([vm.toDecide, vm.mine, vm.others].map((all) => all.map(({ id }) => id))).toEqual([['1'], ['2'], ['3']])
  })

  it('are authorised, and the user is told what became of them', async () => {
    const { approvals, told, vm } = await opened([WAITING])
    vm.approve(WAITING)
    await settle()
    expect([approvals.all()[0]?.state, vm.toDecide.length]).toEqual(['EXECUTED', 0])
    expect(told()).toEqual([{ _tag: 'ApprovalDecided', state: 'EXECUTED' }])
  })

  it('may need one more person', async () => {
    const waiting = aRequestedApproval('1', { needed: 2 })
    const { told, vm } = await opened([waiting])
    vm.approve(waiting)
    await settle()
    expect(told()).toEqual([{ _tag: 'ApprovalDecided', state: 'PENDING' }])
  })

  it('are rejected with a reason of at least three characters', async () => {
    const { approvals, vm } = await opened([WAITING])
    vm.askReason(WAITING)
    vm.rejection?.change('reason', 'no')
    await vm.rejection?.submit()
    expect(vm.rejection?.errorOf('reason')).toEqual({ _tag: 'ReasonTooShort', minimum: 3 })
    vm.rejection?.change('reason', ' No la conozco ')
    await vm.rejection?.submit()
    await settle()
    expect(approvals.all()[0]).toMatchObject({ state: 'REJECTED', rejection: 'No la conozco' })
    expect([vm.rejected, vm.rejection]).toEqual([undefined, undefined])
  })

  it('stay when the user keeps them instead of rejecting', async () => {
    const { approvals, vm } = await opened([WAITING])
    vm.askReason(WAITING)
    vm.keep()
    expect([vm.rejection, approvals.all()[0]?.state]).toEqual([undefined, 'PENDING'])
  })

  it('are withdrawn by who asked', async () => {
    const { approvals, vm } = await opened([MINE])
    vm.withdraw(MINE)
    await settle()
    expect(approvals.all()[0]?.state).toBe('WITHDRAWN')
  })

  it('show why a decision failed, and what somebody else decided meanwhile', async () => {
    const { approvals, vm } = await opened([WAITING])
    approvals.faults.before(unreachable)
    vm.approve(WAITING)
    await settle()
    expect(vm.request.failure).toEqual(unreachable)
    await approvals.reject(WAITING, 'Otra persona la rechazó')()
    vm.approve(WAITING)
    await settle()
    expect(vm.request.failure).toMatchObject({ code: 'ERROR_APPROVAL_DECIDED' })
    expect(vm.toDecide).toEqual([])
  })

  it('are loaded again when one changes', async () => {
    const { approvals, live, vm } = await opened([WAITING])
    await approvals.withdraw(WAITING.id)()
    live.publish({ _tag: 'ApprovalsChanged' })
    await settle()
    expect(vm.toDecide).toEqual([])
  })
})
