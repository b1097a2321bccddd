import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { DebtAuthorisationViewModel } from '#application/debts/debt-authorisation.view-model.ts'
import type { Debts } from '#application/debts/debts.port.ts'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { makeFaults, rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakeLegalForms } from '#test/support/fakes/legal-forms.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const ON = '2026-11-20' as CivilDate

const someDebts = () => {
  const faults = makeFaults()
  const consulted = { total: money('CLP', 1_000), consultedOn: ON, isStale: false }
  const debts: Debts = {
    treasury: () => faults.around(() => TE.of(consulted)),
    bureau: () => TE.of({ ...consulted, score: 712 }),
    service: () => TE.of({ ...consulted, canConsult: false }),
    authorisationPath: () => TE.of('/legal-form?type=0'),
  }
  const { clock, scheduler } = makeFakeTime()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const live = makeFakeLiveEvents()
  const vm = new DebtsViewModel({ debts, live, notifications })
  return { faults, live, vm, toasts: () => notifications.active.map(({ key }) => key) }
}

describe('the debts', () => {
  it('are loading, then consulted', async () => {
    const { vm } = someDebts()
    expect([vm.treasuryState._tag, vm.bureauState._tag, vm.serviceState._tag]).toEqual([
      'Loading',
      'Loading',
      'Loading',
    ])
    await Promise.all([vm.treasury.load(), vm.bureau.load(), vm.service.load()])
    expect([vm.treasuryState._tag, vm.bureauState._tag, vm.serviceState._tag]).toEqual([
      'Owed',
      'Owed',
      'CannotConsult',
    ])
  })

  it('keep the last value when the treasury cannot be loaded, and say so', async () => {
    const { faults, toasts, vm } = someDebts()
    await vm.treasury.load()
    faults.before(unreachable)
    await vm.treasury.load()
    expect([vm.treasuryState._tag, vm.treasury.failure, toasts()]).toEqual([
      'Owed',
      unreachable,
      ['TreasuryDebtUnavailable'],
    ])
  })

  it('are loaded again when they were consulted', async () => {
    const { live, vm } = someDebts()
    vm.treasury.activate()
    await settle()
    vm.treasury.reset()
    live.publish({ _tag: 'DebtsChanged' })
    await settle()
    expect(vm.treasuryState._tag).toBe('Owed')
  })
})

describe('the authorisation of the consultation', () => {
  const open = async () => {
    const forms = makeFakeLegalForms('ticket')
    const vm = new DebtAuthorisationViewModel({ forms })
    vm.activate('ticket')
    await settle()
    return { forms, vm }
  }

  it('is sent with a name and the acceptance, once', async () => {
    const { forms, vm } = await open()
    expect([vm.company.value, vm.canSend]).toEqual(['Aceros del Norte', false])
    vm.rename('  Gloria Núñez ')
    await vm.send()
    vm.accept(true)
    await Promise.all([vm.send(), vm.send()])
    expect([vm.isSent, forms.authorisedBy()]).toEqual([true, ['Gloria Núñez']])
  })

  it('keeps what was typed when it is rejected', async () => {
    const { forms, vm } = await open()
    vm.rename('Gloria Núñez')
    vm.accept(true)
    forms.faults.before(rejectedBy(endpoints.debtAuthorise, 'ERROR_LEGAL_FORM_LINK_INVALID'))
    await vm.send()
    expect([vm.isSent, vm.request.failure, vm.name, vm.canSend]).toEqual([
      false,
      rejectedBy(endpoints.debtAuthorise, 'ERROR_LEGAL_FORM_LINK_INVALID'),
      'Gloria Núñez',
      true,
    ])
  })
})
