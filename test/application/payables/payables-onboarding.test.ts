import { describe, expect, it } from 'vitest'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import type { PayablesSetup } from '#application/payables/payables.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { calendarOn } from '#test/support/signed-in.ts'

const TODAY = '2026-11-20' as CivilDate
const of = (name: string, at: number): PayableInvoice =>
  aPayable(at, { supplier: { name, identifier: `7600000${at}-K`, hasBankAccount: true } })
const THREE = [of('Óptica Sur', 0), of('Nativa', 1), of('Papelera', 2)]

const wizard = (invoices: ReadonlyArray<PayableInvoice> = THREE, tab = makeFakeStorage()) => {
  const { clock, scheduler } = makeFakeTime()
  const payables = makeFakePayables(invoices, TODAY)
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<PayablesSetup> = []
  const current = new CurrentSession()
  current.set(aSession())
  const vm = new PayablesOnboarding({
    payables,
    calendar: calendarOn(TODAY),
    drafts: makeFormDrafts(current, tab),
    notifications,
    onSaved: (setup) => saved.push(setup),
  })
  vm.open()
  return { vm, payables, saved, tab, toasts: () => notifications.active.map(({ toast }) => toast._tag) }
}
const rowOf = (vm: PayablesOnboarding, name: string) =>
  vm.terms.rows.find((row) => row.name === name) ?? expect.fail(`no row of ${name}`)

describe('the wizard of the payables', () => {
  it('starts with sixty days, and accepts 15 to 90', () => {
    const { vm } = wizard()
    expect([vm.days, vm.daysError]).toEqual([60, undefined])
    const errors = [14, 15, 90, 91, 15.5, Number.NaN].map((days) => {
      vm.changeDays(days)
      return vm.daysError?._tag
    })
    expect(errors).toEqual([
      'OnboardingDaysOutOfRange',
      undefined,
      undefined,
      'OnboardingDaysOutOfRange',
      'OnboardingDaysNotWhole',
      'OnboardingDaysNotWhole',
    ])
  })

  it('finds the suppliers of those days, each with 45 days until the user writes others', async () => {
    const { vm } = wizard()
    await vm.findSuppliers()
    expect([vm.step, vm.terms.rows.map(({ name, typed }) => [name, typed])]).toEqual([
      'terms',
      [
        ['Nativa', '45'],
        ['Óptica Sur', '45'],
        ['Papelera', '45'],
      ],
    ])
    vm.terms.changeSearch('optica')
    expect(vm.terms.rows.map(({ name }) => name)).toEqual(['Óptica Sur'])
  })

  it('saves the days and every term', async () => {
    const { vm, payables, saved } = wizard()
    vm.changeDays(30)
    await vm.findSuppliers()
    vm.terms.changeTerm(rowOf(vm, 'Nativa').identifier, '0 días')
    await vm.save()
    expect([vm.step, saved]).toMatchObject(['done', [{ isDone: true, startDate: '2026-10-21' }]])
    const found = await payables.suppliersSince('2026-01-01' as CivilDate)()
    expect(found).toMatchObject({ right: [{ term: 0 }, { term: 45 }, { term: 45 }] })
  })

  it('has what was typed after a reload, until it is saved, discarded or begun again', async () => {
    const { vm, tab } = wizard()
    vm.changeDays(30)
    await vm.findSuppliers()
    vm.terms.changeTerm(rowOf(vm, 'Nativa').identifier, '12')
    vm.back()
    vm.changeDays(40)
    await vm.findSuppliers()
    expect([rowOf(vm, 'Nativa').typed, vm.isDirty, vm.isRestored]).toEqual(['12', true, false])

    const { vm: again } = wizard(THREE, tab)
    expect([again.step, again.days, again.isRestored]).toEqual(['days', 40, true])
    await again.findSuppliers()
    expect(rowOf(again, 'Nativa').typed).toBe('12')
    again.startOver()
    expect([again.days, again.isRestored, again.isDirty]).toEqual([60, false, false])
    again.changeDays(20)
    again.close()
    expect(wizard(THREE, tab).vm.isRestored).toBe(false)

    const { vm: last } = wizard(THREE, tab)
    last.changeDays(20)
    await last.findSuppliers()
    await last.save()
    expect([last.isDirty, wizard(THREE, tab).vm.isRestored]).toEqual([false, false])
  })

  it('applies one term to the selected suppliers', async () => {
    const { vm } = wizard()
    await vm.findSuppliers()
    expect(vm.terms.canApply).toBe(false)
    vm.terms.selection.toggle(rowOf(vm, 'Nativa'))
    vm.terms.selection.toggle(rowOf(vm, 'Papelera'))
    vm.terms.changeTermForSelected('400')
    expect([vm.terms.canApply, vm.terms.termForSelectedError?._tag]).toEqual([false, 'PaymentTermOutOfRange'])
    vm.terms.changeTermForSelected('15')
    vm.terms.applyToSelected()
    expect([vm.terms.rows.map(({ typed }) => typed), vm.terms.selection.count]).toEqual([['15', '45', '15'], 0])
  })

  it('shows the selected suppliers alone until the search changes', async () => {
    const { vm } = wizard()
    await vm.findSuppliers()
    vm.terms.selection.toggle(rowOf(vm, 'Nativa'))
    vm.terms.changeSearch('pape')
    expect(vm.terms.selection.outside).toBe(1)
    vm.terms.selection.showOnlySelected()
    expect(vm.terms.rows.map(({ name }) => name)).toEqual(['Nativa'])
    vm.terms.changeSearch('')
    expect(vm.terms.rows).toHaveLength(3)
  })

  it('does not save a term that is not valid, even of a supplier that the search hides', async () => {
    const { vm, saved } = wizard()
    await vm.findSuppliers()
    vm.terms.changeTerm(rowOf(vm, 'Nativa').identifier, '')
    vm.terms.changeSearch('pape')
    expect(vm.canSave).toBe(false)
    await vm.save()
    expect(saved).toEqual([])
  })

  it('is skipped with thirty days and no terms', async () => {
    const { vm, saved, payables } = wizard()
    await vm.skip()
    expect(saved).toMatchObject([{ startDate: '2026-10-21' }])
    expect(await payables.suppliersSince('2026-01-01' as CivilDate)()).toMatchObject({
      right: [{ term: undefined }, { term: undefined }, { term: undefined }],
    })
  })

  it('stays where it is when the host cannot be reached, and saves once the user tries again', async () => {
    const { vm, payables, saved, toasts } = wizard()
    payables.faults.before(unreachable)
    await vm.findSuppliers()
    expect([vm.step, vm.isBusy, toasts()]).toEqual(['days', false, ['SetupSuppliersUnavailable']])
    await vm.findSuppliers()
    payables.faults.before(unreachable)
    await vm.save()
    expect([vm.step, vm.isOpen, toasts()]).toEqual([
      'terms',
      true,
      ['SetupSuppliersUnavailable', 'PayablesSetupNotSaved'],
    ])
    await vm.save()
    expect(saved).toHaveLength(1)
  })

  it('goes on without suppliers, whose terms there are none to agree', async () => {
    const { vm, saved } = wizard([])
    await vm.findSuppliers()
    expect([vm.step, vm.terms.rows, vm.canSave]).toEqual(['terms', [], true])
    await vm.save()
    expect(saved).toHaveLength(1)
  })
})
