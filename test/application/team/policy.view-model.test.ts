import { describe, expect, it } from 'vitest'
import { FormDrafts } from '#application/drafts/form-drafts.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { HeldPolicy } from '#application/team/policy.port.ts'
import { fieldsOf, policyTexts, readPolicy } from '#application/team/policy-text.ts'
import { PolicyViewModel } from '#application/team/policy.view-model.ts'
import { ofMajor } from '#domain/kernel/money.ts'
import { defaultPolicy, suggestedPolicy } from '#domain/team/approval-defaults.ts'
import { makeFakeApprovalPolicies } from '#test/support/fakes/approval-policies.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const aPolicy = async (given: Partial<HeldPolicy> = {}) => {
  const time = makeFakeTime()
  const policies = makeFakeApprovalPolicies(given)
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness() }))
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel(time)
  const vm = new PolicyViewModel({
    policies,
    current,
    live,
    notifications,
    drafts: new FormDrafts({ tab: makeFakeStorage(), current, clock: time.clock }),
    keys: makeFakeKeys(),
    scheduler: time.scheduler,
  })
  vm.activate()
  await settle()
  return { live, notifications, policies, vm, toasts: () => notifications.active.map(({ toast }) => toast._tag) }
}

const NOTHING = defaultPolicy('CL', 1)

describe('the policy', () => {
  it('is recommended to several who authorise nothing, and to no others', async () => {
    expect((await aPolicy(NOTHING)).vm.isAdvised).toBe(true)
    expect((await aPolicy()).vm.isAdvised).toBe(false)
    const alone = await aPolicy({ ...NOTHING, holders: 1 })
    expect([alone.vm.isAdvised, alone.vm.isAlone]).toEqual([false, true])
  })

  it('is shown again when another member changed it', async () => {
    const { live, policies, vm } = await aPolicy()
    policies.put({ ...policies.stored(), expiryDays: 3, version: 1 })
    live.publish({ _tag: 'TeamChanged' })
    await settle()
    expect(vm.policy.value?.expiryDays).toBe(3)
  })
})

describe('the dialog', () => {
  it('opens with the recommendation in its fields, and stores it when it is saved', async () => {
    const { policies, toasts, vm } = await aPolicy(NOTHING)
    vm.openAdvised()
    expect([vm.isOn('OWN_ACCOUNT'), vm.editor.form?.isDirty]).toEqual([true, true])
    expect(policies.stored().bands.OWN_ACCOUNT).toEqual([])
    vm.editor.save()
    await settle()
    expect(policies.stored().bands.OWN_ACCOUNT).toEqual([{ from: ofMajor('CLP', 0), approvers: 1 }])
    expect([vm.editor.form, vm.policy.value?.version, toasts()]).toEqual([undefined, 1, ['ApprovalPolicyChanged']])
  })

  it('says that a weaker policy waits for another member, and sends it there', async () => {
    const { policies, toasts, vm } = await aPolicy()
    vm.open()
    expect(vm.waitsForOthers).toBe(false)
    vm.turn('OWN_ACCOUNT', false)
    expect(vm.waitsForOthers).toBe(true)
    vm.editor.save()
    await settle()
    expect([policies.stored().bands.OWN_ACCOUNT.length, toasts()]).toEqual([1, ['SentToApproval']])
  })

  it('says how many may authorise where a rule asks for more', async () => {
    const { vm } = await aPolicy({ holders: 2 })
    vm.open()
    expect(vm.tooFew).toBe(undefined)
    vm.editor.form?.change(fieldsOf('OWN_ACCOUNT').approvers(0), '2')
    expect(vm.tooFew).toBe(2)
  })

  it('shows the days at their field, and sends nothing until they are right', async () => {
    const { policies, vm } = await aPolicy()
    vm.open()
    vm.editor.form?.change('expiryDays', '31')
    vm.editor.form?.change('coolingHours', '36')
    vm.editor.save()
    await settle()
    expect(vm.editor.form?.errorOf('expiryDays')).toEqual({ _tag: 'ExpiryDaysOutOfRange', maximum: 30 })
    expect(vm.editor.form?.errorOf('coolingHours')).toEqual({ _tag: 'CoolingHoursUnknown' })
    expect(policies.stored().version).toBe(0)
  })

  it('lets the user choose where another member saved first', async () => {
    const { policies, vm } = await aPolicy()
    vm.open()
    vm.editor.form?.change('expiryDays', '2')
    vm.editor.form?.change('coolingHours', '48')
    policies.put({ ...policies.stored(), expiryDays: 20, version: 5 })
    vm.editor.save()
    await settle()
    expect(vm.editor.conflict?.expiryDays).toBe(20)
    vm.editor.acceptConflict()
    await settle()
    expect(policies.stored()).toMatchObject({ expiryDays: 2, coolingHours: 48, version: 6 })
  })
})

describe('the texts of a policy', () => {
  it.each(['CL', 'MX'] as const)('of %s are read as they were written', (country) => {
    const policy = suggestedPolicy(country)
    expect(readPolicy(policyTexts(policy, country), country, policy)).toEqual({ _tag: 'Right', right: policy })
  })
})
