import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Stakeholder, StakeholderDraft, StakeholderField, StakeholderId } from '#domain/legal/stakeholder.ts'
import { timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeMexicanGeography } from '#test/support/fakes/mexican-geography.ts'
import { makeFakeStakeholders } from '#test/support/fakes/stakeholders.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { aChilean, aMexican } from '#test/support/samples/legal.ts'

const stored = (id: string, draft: StakeholderDraft): Stakeholder => ({ ...draft, id: id as StakeholderId, version: 1 })

const opened = async (country: Country = 'CL', given: ReadonlyArray<Stakeholder> = []) => {
  const stakeholders = makeFakeStakeholders()
  const geography = makeFakeMexicanGeography()
  stakeholders.put(given)
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country }) }))
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const vm = new StakeholdersViewModel({
    clock,
    current,
    drafts: makeFormDrafts(current),
    geography,
    keys: makeFakeKeys(),
    live,
    notifications,
    scheduler,
    stakeholders,
  })
  vm.activate()
  await settle()
  const type = (values: Partial<StakeholderDraft>): void => {
    for (const [name, value] of Object.entries(values)) vm.editor.model?.form.change(name as StakeholderField, value)
  }
  const submit = async (): Promise<void> => {
    if (vm.editor.model?.isConfirmed === false) vm.editor.model.toggleConfirmation()
    await vm.editor.model?.form.submit()
    await settle()
  }
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { stakeholders, geography, vm, live, type, submit, toasts }
}

describe('a new representative', () => {
  it('is saved, then listed, with a toast and a closed dialog', async () => {
    const { vm, type, submit, toasts } = await opened()
    vm.editor.open()
    type(aChilean())
    await submit()
    expect(vm.pages.rows?.map(({ identifier }) => identifier)).toEqual(['12345678-5'])
    expect([vm.editor.model, toasts()]).toEqual([undefined, ['StakeholderAdded']])
  })

  it('is not sent before the confirmation', async () => {
    const { vm, type, stakeholders } = await opened()
    vm.editor.open()
    type(aChilean())
    expect(vm.editor.model?.form.canSubmit).toBe(false)
    await vm.editor.model?.form.submit()
    expect(stakeholders.all()).toEqual([])
  })

  it('is created once when the answer was lost and the user tries again', async () => {
    const { vm, type, submit, stakeholders } = await opened()
    stakeholders.faults.lost(timedOut)
    vm.editor.open()
    type(aChilean())
    await submit()
    expect(vm.editor.model?.form.failure).toEqual(timedOut)
    await submit()
    expect(stakeholders.all()).toHaveLength(1)
  })

  it('with the tax id of another one shows the reason beside that field', async () => {
    const { vm, type, submit } = await opened('CL', [stored('1', aChilean({ identifier: '12345678-5' }))])
    vm.editor.open()
    type(aChilean())
    await submit()
    expect(vm.editor.model?.form.failureOf('identifier')).toMatchObject({ code: 'ERROR_STAKEHOLDER_DUPLICATE' })
  })

  it('has its RUT and its phone formatted as typed', async () => {
    const { vm, type } = await opened()
    vm.editor.open()
    type({ identifier: '123456785', phone: '+56 9 6123 4567' })
    expect(vm.editor.model?.form.values).toMatchObject({ identifier: '12.345.678-5', phone: '961234567' })
  })

  it('has a birthday that is typed day first and kept as a date', async () => {
    const { vm, type, submit, stakeholders } = await opened()
    vm.editor.open()
    type(aChilean({ birthday: '31/2/1980' }))
    await submit()
    expect(vm.editor.model?.form.errorOf('birthday')?._tag).toBe('CivilDateMalformed')
    type({ birthday: '9/5/1975' })
    vm.editor.model?.form.blur('birthday')
    expect(vm.editor.model?.form.values.birthday).toBe('09/05/1975')
    await submit()
    expect(stakeholders.all()).toMatchObject([{ birthday: '1975-05-09' }])
  })

  it('loses its commune with its region', async () => {
    const { vm, type } = await opened()
    vm.editor.open()
    type({ region: 'XIII', commune: 'Providencia' })
    type({ region: 'V' })
    expect(vm.editor.model?.form.values).toMatchObject({ region: 'V', commune: '' })
  })
})

describe('the sections', () => {
  it('open with an error in them, beside those that are open', async () => {
    const { vm, type } = await opened()
    vm.editor.open()
    expect(vm.editor.model?.openSections).toEqual(['personal'])
    type(aChilean({ commune: '' }))
    vm.editor.model?.openInvalidSections()
    expect(vm.editor.model?.openSections).toEqual(['personal', 'address'])
    vm.editor.model?.open([])
    type({ phone: '1' })
    vm.editor.model?.openInvalidSections()
    expect(vm.editor.model?.openSections).toEqual(['contact', 'address'])
  })
})

describe('a stored representative', () => {
  it('is changed, and only read in the other mode', async () => {
    const one = stored('1', aChilean({ identifier: '12345678-5', phone: '+56961234567' }))
    const { vm, type, submit, toasts, stakeholders } = await opened('CL', [one])
    vm.editor.view(one)
    expect([vm.editor.viewed, vm.editor.model]).toEqual([one, undefined])
    vm.editor.close()
    vm.editor.open(one)
    expect(vm.editor.model?.form.values).toMatchObject({ identifier: '12.345.678-5', phone: '961234567' })
    type({ profession: 'Contadora' })
    await submit()
    expect(stakeholders.all()).toMatchObject([{ profession: 'Contadora', version: 2 }])
    expect(toasts()).toEqual(['StakeholderChanged'])
  })

  it('that was changed has its new values and version in the list before the list is loaded again', async () => {
    const one = stored('1', aChilean({ identifier: '12345678-5' }))
    const { vm, type, submit, stakeholders } = await opened('CL', [one])
    const other = stored('2', aChilean({ identifier: '11111111-1' }))
    stakeholders.put([one, other])
    await vm.list.load()
    vm.editor.open(one)
    type({ profession: 'Contadora' })
    const { replace } = stakeholders
    /* The list is not loaded again. */
    const replaceAndLoseList: typeof replace = (...change) =>
      pipe(
        replace(...change),
        TE.chainFirstIOK(() => () => stakeholders.faults.before(unreachable)),
      )
    Object.assign(stakeholders, { replace: replaceAndLoseList })
    await submit()
    expect([vm.editor.model, vm.list.failure]).toEqual([undefined, unreachable])
    expect(vm.pages.rows).toMatchObject([
      { id: '1', profession: 'Contadora', version: 2 },
      { id: '2', version: 1 },
    ])
  })

  it('that another person changed first is shown beside the own values, which can still be saved', async () => {
    const one = stored('1', aChilean({ identifier: '12345678-5' }))
    const { vm, type, submit, stakeholders } = await opened('CL', [one])
    vm.editor.open(one)
    stakeholders.put([{ ...one, profession: 'Contadora', version: 2 }])
    type({ profession: 'Dueña' })
    await submit()
    expect(vm.editor.differences).toEqual([{ field: 'profession', stored: 'Contadora', typed: 'Dueña' }])
    vm.editor.acceptConflict()
    await settle()
    expect(stakeholders.all()).toMatchObject([{ profession: 'Dueña', version: 3 }])
  })

  it('that another person changed first can replace the own values', async () => {
    const one = stored('1', aChilean({ identifier: '12345678-5' }))
    const { vm, type, submit, stakeholders } = await opened('CL', [one])
    vm.editor.open(one)
    stakeholders.put([{ ...one, profession: 'Contadora', version: 2 }])
    type({ profession: 'Dueña' })
    await submit()
    vm.editor.useStored()
    expect([vm.editor.model?.form.values.profession, vm.editor.conflict]).toEqual(['Contadora', undefined])
  })

  it('is opened without the errors of the last time', async () => {
    const one = stored('1', aChilean())
    const { vm, type, submit } = await opened('CL', [one])
    vm.editor.open(one)
    type({ name: '' })
    await submit()
    expect(vm.editor.model?.form.errorOf('name')).toEqual({ _tag: 'TextEmpty' })
    vm.editor.close()
    vm.editor.open(one)
    expect(vm.editor.model?.form.errorOf('name')).toBeUndefined()
  })
})

describe('an address in Mexico', () => {
  const edited = async () => {
    const one = stored('1', aMexican())
    const subject = await opened('MX', [one])
    subject.vm.editor.open(one)
    await settle()
    const rowsOf = (field: StakeholderField) => subject.vm.editor.model?.choices?.of(field)?.rows
    return { ...subject, rowsOf }
  }

  it('is chosen from the places inside its state and municipality', async () => {
    const { rowsOf } = await edited()
    expect([rowsOf('state'), rowsOf('municipality'), rowsOf('colony')]).toEqual([
      ['Ciudad de México', 'Jalisco'],
      ['Cuauhtémoc'],
      ['Juárez', 'Roma Norte'],
    ])
  })

  it('loses municipality and colony with its state, and its colony with its municipality', async () => {
    const { rowsOf, type, vm } = await edited()
    type({ state: 'Jalisco' })
    expect(vm.editor.model?.form.values).toMatchObject({ state: 'Jalisco', municipality: '', colony: '' })
    expect([rowsOf('municipality'), rowsOf('colony')]).toEqual([undefined, undefined])
    await settle()
    expect([rowsOf('municipality'), rowsOf('colony')]).toEqual([['Guadalajara', 'Zapopan'], undefined])
    type({ municipality: 'Guadalajara' })
    type({ colony: 'Americana' })
    await settle()
    expect(rowsOf('colony')).toEqual(['Americana'])
    type({ municipality: 'Zapopan' })
    await settle()
    expect([vm.editor.model?.form.values.colony, rowsOf('colony')]).toEqual(['', []])
  })

  it('offers the places of the last state that was chosen', async () => {
    const { rowsOf, type } = await edited()
    type({ state: 'Jalisco' })
    type({ state: 'Ciudad de México' })
    await settle()
    expect(rowsOf('municipality')).toEqual(['Cuauhtémoc'])
  })

  it('has ids that cannot be typed', async () => {
    const { vm } = await edited()
    expect(vm.editor.model?.hasEditableIds).toBe(false)
  })
})

describe('the warnings', () => {
  it('stand beside the birthday that contradicts the CURP, and beside an unusual e-mail', async () => {
    const mexican = await opened('MX', [stored('1', aMexican({ birthday: '1956-04-28' }))])
    mexican.vm.editor.open(mexican.stakeholders.all()[0])
    expect(mexican.vm.editor.model?.warnings.get('birthday')).toEqual({ _tag: 'BirthdayDiffersFromCurp' })
    const chilean = await opened()
    chilean.vm.editor.open()
    chilean.type({ email: 'ana@empresa.info' })
    expect([...(chilean.vm.editor.model?.warnings.keys() ?? [])]).toEqual(['email'])
  })
})

describe('the path of the legal form', () => {
  it('is fetched before the click where representatives are added by it', async () => {
    const { vm } = await opened('MX')
    expect(vm.formPath.value).toContain('type=1')
    expect((await opened('CL')).vm.formPath.value).toBeUndefined()
  })
})

describe('the list', () => {
  const three = ['Óscar', 'Ana', 'oliva'].map((name, at) => stored(String(at + 1), aChilean({ name })))
  const names = ({ vm }: Awaited<ReturnType<typeof opened>>) => vm.pages.rows?.map(({ name }) => name)

  it('is sorted by any column in both directions, whatever case and accents', async () => {
    const subject = await opened('CL', three)
    subject.vm.pages.sortBy({ field: 'name', direction: 'asc' })
    expect(names(subject)).toEqual(['Ana', 'oliva', 'Óscar'])
    subject.vm.pages.sortBy({ field: 'name', direction: 'desc' })
    expect(names(subject)).toEqual(['Óscar', 'oliva', 'Ana'])
  })

  it('has pages of 100, and its last page is shown when it became shorter', async () => {
    const subject = await opened('CL', three)
    expect(subject.vm.pages.pageSize).toBe(100)
    subject.vm.pages.resizePage(2)
    subject.vm.pages.openPage(2)
    expect(names(subject)).toEqual(['oliva'])
    subject.stakeholders.put(three.slice(0, 2))
    subject.live.publish({ _tag: 'StakeholdersChanged' })
    await settle()
    expect([subject.vm.pages.page, names(subject)]).toEqual([1, ['Óscar', 'Ana']])
  })

  it('that cannot be loaded is announced', async () => {
    const { vm, stakeholders, toasts } = await opened()
    stakeholders.faults.before(unreachable)
    vm.list.retry()
    await settle()
    expect([vm.pages.failure, toasts()]).toEqual([unreachable, ['StakeholdersFailed']])
  })
})
