import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import type { ContactDraft } from '#domain/contacts/contact.ts'
import type { Email } from '#domain/identity/email.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { someSuppliers } from '#test/support/samples/suppliers.ts'

const TODAY = '2026-11-20' as CivilDate
const ROSA: ContactDraft = { name: 'Rosa Díaz', position: 'Cobranza', email: 'rosa@nativa.cl', phone: '562 223 4567' }

const opened = async (id = '1') => {
  const suppliers = makeFakeSuppliers(someSuppliers('Nativa', 'Óptica Sur'))
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country: 'CL' }) }))
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const paid = { _tag: 'Paid', on: TODAY, payrollId: undefined } as const
  const invoices = [
    aPayable(0, { payeeId: '1' as SupplierId }),
    aPayable(1, { payeeId: '2' as SupplierId }),
    aPayable(2, { payeeId: '1' as SupplierId, location: paid }),
  ]
  const vm = new SupplierViewModel({
    suppliers,
    payables: makeFakePayables(invoices, TODAY),
    current,
    drafts: makeFormDrafts(current),
    keys: makeFakeKeys(),
    live: makeFakeLiveEvents(),
    notifications,
    scheduler,
  })
  const stop = vm.open(id)
  await settle()
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  const contacts = () => vm.contacts ?? expect.fail('no supplier is open')
  const add = async (values: Partial<ContactDraft> = {}) => {
    contacts().editor.open()
    for (const [name, value] of Object.entries({ ...ROSA, ...values }))
      contacts().editor.form?.change(name as keyof ContactDraft, value)
    await contacts().editor.form?.submit()
    await settle()
  }
  return { add, contacts, stop, suppliers, toasts, vm }
}

describe('what is owed to a supplier', () => {
  it('is the sum of its invoices alone, beside what was paid', async () => {
    const { vm } = await opened('1')
    const { counts, delayed, paid, pending } = vm.totals.value ?? expect.fail('no totals')
    const sums = [pending, delayed, paid].map((totals) => totals.map(({ minor }) => minor))
    expect([...sums, counts.inbox]).toEqual([[1_000], [0], [1_002], 1])
    expect(vm.nextPayment).toBe('2026-12-16')
  })

  it('comes with its invoices, wherever they are', async () => {
    const { vm } = await opened('1')
    expect(vm.invoices.rows?.map(({ folio }) => folio)).toEqual(['100', '102'])
    expect((await opened('x')).vm.invoices.rows).toBeUndefined()
  })
})

describe('the payment term of a supplier', () => {
  it('that was typed and not saved is there when the supplier is opened again, until it is discarded', async () => {
    const { vm } = await opened()
    vm.term.open()
    vm.term.form?.change('value', '30')
    vm.open('2')
    vm.term.open()
    expect(vm.term.form?.isRestored).toBe(false)
    vm.open('1')
    await settle()
    vm.term.open()
    expect([vm.term.form?.values.value, vm.term.form?.isRestored]).toEqual(['30', true])
    vm.term.cancel()
    vm.term.open()
    expect(vm.term.form?.isRestored).toBe(false)
  })

  it('is 45 days until another one is agreed', async () => {
    const { suppliers, toasts, vm } = await opened()
    vm.term.open()
    expect(vm.term.form?.values.value).toBe('45')
    vm.term.form?.change('value', '30 días')
    await vm.term.save()
    expect([vm.supplier.value?.paymentTerm, vm.term.form, toasts()]).toEqual([30, undefined, ['SupplierChanged']])
    const stored = await suppliers.one('1' as SupplierId)()
    expect(stored).toMatchObject({ right: { paymentTerm: 30 } })
  })

  it('stays as it was when it cannot be saved, and what was typed remains', async () => {
    const { suppliers, toasts, vm } = await opened()
    vm.term.open()
    vm.term.form?.change('value', '366')
    await vm.term.save()
    expect(vm.term.form?.errorOf('value')).toMatchObject({ _tag: 'PaymentTermOutOfRange' })
    vm.term.form?.change('value', '0')
    suppliers.faults.before(timedOut)
    await vm.term.save()
    expect([vm.term.form?.values.value, vm.term.form?.failure]).toEqual(['0', timedOut])
    expect([vm.supplier.value?.paymentTerm, toasts()]).toEqual([undefined, ['SupplierNotChanged']])
  })
})

describe('the payment term that another user changed meanwhile', () => {
  const inConflict = async () => {
    const world = await opened()
    world.vm.term.open()
    world.vm.term.form?.change('value', '60')
    await world.suppliers.changeTerm('1' as SupplierId, 1, 30 as PaymentTerm)()
    await world.vm.term.save()
    return world
  }

  it('is shown beside the typed one, and stays when the user takes it', async () => {
    const { suppliers, toasts, vm } = await inConflict()
    expect([vm.term.hasConflict, vm.supplier.value?.paymentTerm, vm.term.form?.values.value]).toEqual([true, 30, '60'])
    expect(toasts()).toEqual([])
    vm.term.cancel()
    expect(await suppliers.one('1' as SupplierId)()).toMatchObject({ right: { paymentTerm: 30, version: 2 } })
  })

  it('is replaced when the user saves over it', async () => {
    const { suppliers, toasts, vm } = await inConflict()
    await vm.term.overwrite()
    expect([vm.term.form, vm.supplier.value?.paymentTerm, toasts()]).toEqual([undefined, 60, ['SupplierChanged']])
    expect(await suppliers.one('1' as SupplierId)()).toMatchObject({ right: { paymentTerm: 60, version: 3 } })
  })
})

describe('the contacts of a supplier', () => {
  it('are added, changed and deleted, each with a toast', async () => {
    const { add, contacts, toasts } = await opened()
    await add()
    await add({ name: 'Hugo Paz' })
    const [rosa, hugo] = contacts().list.rows ?? []
    contacts().editor.open(rosa)
    contacts().editor.form?.change('position', 'Gerencia')
    await contacts().editor.form?.submit()
    await settle()
    expect(contacts().list.rows).toMatchObject([{ name: 'Rosa Díaz', position: 'Gerencia' }, { name: 'Hugo Paz' }])
    if (hugo !== undefined) contacts().openDeletion(hugo)
    await contacts().delete()
    await settle()
    expect(contacts().list.rows).toMatchObject([{ name: 'Rosa Díaz' }])
    expect(new Set(toasts())).toEqual(new Set(['ContactAdded', 'ContactChanged', 'ContactDeleted']))
  })

  it('are added once when the answer is lost and they are sent again', async () => {
    const { add, contacts, suppliers } = await opened()
    suppliers.faults.lost(timedOut)
    await add()
    expect(contacts().editor.form?.failure).toEqual(timedOut)
    await contacts().editor.form?.submit()
    await settle()
    expect(contacts().list.rows).toHaveLength(1)
  })

  it('are added again with other values, because that is another intent', async () => {
    const { add, contacts, suppliers } = await opened()
    suppliers.faults.lost(timedOut)
    await add()
    contacts().editor.form?.change('name', 'Hugo Paz')
    await contacts().editor.form?.submit()
    await settle()
    expect(contacts().list.rows?.map(({ name }) => name)).toEqual(['Rosa Díaz', 'Hugo Paz'])
  })

  it.each([
    [{ name: '' }, 'name', 'TextEmpty'],
    [{ name: 'x'.repeat(131) }, 'name', 'TextTooLong'],
    [{ position: 'x'.repeat(51) }, 'position', 'TextTooLong'],
    [{ email: 'no es' }, 'email', 'EmailMalformed'],
    [{ phone: '12' }, 'phone', 'ContactPhoneMalformed'],
  ] as const)('are not sent with %o', async (values, field, error) => {
    const { add, contacts } = await opened()
    await add(values)
    expect(contacts().editor.form?.errorOf(field)).toMatchObject({ _tag: error })
    expect(contacts().list.rows).toEqual([])
  })

  it('remain when the deletion fails, and a double click deletes once', async () => {
    const { add, contacts, suppliers, toasts } = await opened()
    await add()
    const [rosa] = contacts().list.rows ?? []
    if (rosa !== undefined) contacts().openDeletion(rosa)
    suppliers.faults.before(unreachable)
    await contacts().delete()
    expect([contacts().deletion.failure, contacts().deleted]).toEqual([unreachable, rosa])
    await Promise.all([contacts().delete(), contacts().delete()])
    await settle()
    expect([contacts().list.rows, toasts().filter((tag) => tag === 'ContactDeleted')]).toEqual([[], ['ContactDeleted']])
  })
})

describe('a contact that another user changed meanwhile', () => {
  const inConflict = async () => {
    const world = await opened()
    await world.add()
    const contacts = world.suppliers.contacts('1' as SupplierId)
    const [rosa] = world.contacts().list.rows ?? []
    if (rosa === undefined) expect.fail('no contact')
    world.contacts().editor.open(rosa)
    world.contacts().editor.form?.change('position', 'Gerencia')
    const elsewhere = { ...rosa, email: 'pagos@nativa.cl' as Email }
    await contacts.replace(rosa.id, rosa.version, elsewhere)()
    await world.contacts().editor.form?.submit()
    return world
  }

  it('is shown beside the typed values, and stays when the user takes it', async () => {
    const { contacts, toasts } = await inConflict()
    expect(contacts().editor.conflict).toMatchObject({ email: 'pagos@nativa.cl', position: 'Cobranza', version: 2 })
    expect([contacts().editor.form?.values.position, toasts()]).toEqual(['Gerencia', ['ContactAdded']])
    contacts().editor.useStored()
    expect([contacts().editor.conflict, contacts().editor.row?.version]).toEqual([undefined, 2])
    expect(contacts().editor.form?.values).toMatchObject({ email: 'pagos@nativa.cl', position: 'Cobranza' })
  })

  it('is replaced when the user saves over it', async () => {
    const { contacts, toasts } = await inConflict()
    contacts().editor.acceptConflict()
    await settle()
    expect(contacts().list.rows).toMatchObject([{ email: 'rosa@nativa.cl', position: 'Gerencia', version: 3 }])
    expect([contacts().editor.form, toasts()]).toEqual([undefined, ['ContactAdded', 'ContactChanged']])
  })
})

describe('a supplier', () => {
  it('holds the accounts that are added to it', async () => {
    const { suppliers, vm } = await opened('2')
    vm.accounts?.editor.open()
    const typed = { bankId: '1012', type: 'CUENTA_VISTA', number: '123', email: 'a@b.cl' } as const
    for (const [name, value] of Object.entries(typed))
      vm.accounts?.editor.form?.change(name as keyof typeof typed, value)
    await vm.accounts?.editor.form?.submit()
    expect(suppliers.accounts('2' as SupplierId).all()).toMatchObject([{ holder: 'Óptica Sur', number: '123' }])
    expect(suppliers.accounts('1' as SupplierId).all()).toEqual([])
  })

  it.each(['0', 'x', '99'])('is not found at the address %s', async (id) => {
    expect((await opened(id)).vm.isNotFound).toBe(true)
  })

  it('leaves nothing of itself when it is closed', async () => {
    const { stop, vm } = await opened()
    stop()
    expect([vm.accounts, vm.contacts]).toEqual([undefined, undefined])
    vm.open('2')
    expect(vm.supplier.value).toBeUndefined()
  })
})
