import { describe, expect, it } from 'vitest'
import { LegalFormViewModel } from '#application/legal/legal-form.view-model.ts'
import type { StakeholderField } from '#domain/legal/stakeholder.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLegalForms } from '#test/support/fakes/legal-forms.ts'
import { makeFakeMexicanGeography } from '#test/support/fakes/mexican-geography.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aMexican } from '#test/support/samples/legal.ts'

const opened = async (ticket: string) => {
  const forms = makeFakeLegalForms('good')
  const vm = new LegalFormViewModel({ ...makeFakeTime(), forms, geography: makeFakeMexicanGeography() })
  vm.activate(ticket)
  await settle()
  const fillIn = () => {
    for (const [name, value] of Object.entries(aMexican())) vm.model.form.change(name as StakeholderField, value)
    vm.model.toggleConfirmation()
  }
  return { forms, vm, fillIn }
}

describe('the legal form', () => {
  it('names the company of its link, and says when the representative was added', async () => {
    const { forms, vm, fillIn } = await opened('good')
    expect(vm.company.value).toBe('Aceros del Norte')
    fillIn()
    await vm.model.form.submit()
    expect([vm.isSent, forms.sent().map(({ identifier }) => identifier)]).toEqual([true, ['HEGG560427AB1']])
  })

  it('keeps what was typed when it could not be sent', async () => {
    const { forms, vm, fillIn } = await opened('good')
    fillIn()
    forms.faults.before(unreachable)
    await vm.model.form.submit()
    expect([vm.isSent, vm.model.form.failure, vm.model.form.values.name]).toEqual([false, unreachable, 'Ana'])
  })

  it('of a link that is over says so', async () => {
    const { vm } = await opened('bad')
    expect(vm.company.failure).toMatchObject({ code: 'ERROR_LEGAL_FORM_LINK_INVALID' })
  })
})
