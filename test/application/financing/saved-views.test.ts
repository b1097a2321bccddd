import { describe, expect, it } from 'vitest'
import { SavedViews } from '#application/financing/saved-views.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import type { InvoiceView } from '#domain/financing/invoice-view.ts'
import { makeFakeInvoiceViews } from '#test/support/fakes/invoice-views.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makeInvoiceTable } from '#test/support/invoice-table.ts'

const LATE: InvoiceView = { name: 'Atrasadas', query: [['notice', 'LATE_PAYER']] }

const opened = async (saved: ReadonlyArray<InvoiceView>, query: InvoiceView['query'] = []) => {
  const { table } = makeInvoiceTable()
  await table.open('DIRECT_FINANCING', query)
  const views = makeFakeInvoiceViews(saved)
  const stored = new RemoteValue({ load: views.list })
  const vm = new SavedViews({ views, saved: stored }, table)
  vm.activate()
  await settle()
  return { vm, stored, table, views }
}

describe('the saved views', () => {
  it('show their search and filter in the table', async () => {
    const { table, vm } = await opened([{ ...LATE, query: [['search', 'andina'], ...LATE.query] }])
    const [view = LATE] = vm.saved.value ?? []
    expect(vm.isShown(view)).toBe(false)
    vm.show(view)
    expect([table.filters.search, table.filters.filter.notices, vm.isShown(view)]).toEqual([
      'andina',
      ['LATE_PAYER'],
      true,
    ])
  })

  it('are the same wherever they are shown', async () => {
    const { stored, table, views, vm } = await opened([LATE], [['amountFrom', '5000']])
    const elsewhere = new SavedViews({ views, saved: stored }, table)
    elsewhere.change('Grandes')
    await elsewhere.save()
    expect(vm.saved.value?.map(({ name }) => name)).toEqual(['Atrasadas', 'Grandes'])
  })

  it('are saved under a name, and the field is empty for the next one', async () => {
    const { views, vm } = await opened([LATE], [['amountFrom', '5000']])
    vm.change('  Grandes ')
    await vm.save()
    expect([vm.name, vm.saved.value?.map(({ name }) => name)]).toEqual(['', ['Atrasadas', 'Grandes']])
    expect(await views.list()()).toMatchObject({ right: [LATE, { name: 'Grandes', query: [['amountFrom', '5000']] }] })
  })

  it('are replaced by one of their name, of which the user is told', async () => {
    const { vm } = await opened([LATE], [['amountFrom', '5000']])
    vm.change('atrasádas')
    expect(vm.replaces).toBe(true)
    await vm.save()
    expect(vm.saved.value).toEqual([{ name: 'atrasádas', query: [['amountFrom', '5000']] }])
  })

  it.each([
    ['  ', 'ViewNameEmpty'],
    ['x'.repeat(41), 'ViewNameTooLong'],
  ])('are not saved as %j', async (name, error) => {
    const { vm } = await opened([], [['amountFrom', '5000']])
    vm.change(name)
    await vm.save()
    expect([vm.error, vm.saved.value]).toEqual([error, []])
  })

  it('are eight at most, of which one can be replaced', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({ ...LATE, name: `Vista ${at}` }))
    const { vm } = await opened(eight, [['amountFrom', '5000']])
    vm.change('Otra')
    await vm.save()
    expect(vm.error).toBe('TooManyViews')
    vm.change('Vista 3')
    await vm.save()
    expect([vm.error, vm.saved.value?.length]).toEqual([undefined, 8])
  })

  it('are not saved without a search or a filter', async () => {
    const { vm } = await opened([LATE])
    vm.change('Todas')
    await vm.save()
    expect([vm.canSave, vm.saved.value]).toEqual([false, [LATE]])
  })

  it('can be restored after they were deleted', async () => {
    const { views, vm } = await opened([LATE])
    await vm.remove(LATE)
    expect([vm.saved.value, vm.removed]).toEqual([[], LATE])
    await vm.restore()
    expect([vm.saved.value, vm.removed]).toEqual([[LATE], undefined])
    expect(await views.list()()).toMatchObject({ right: [LATE] })
  })

  it('stay when the host does not answer, and the text that was typed too', async () => {
    const { views, vm } = await opened([LATE], [['amountFrom', '5000']])
    views.faults.before({ _tag: 'Unreachable' }, { _tag: 'TimedOut' })
    await vm.remove(LATE)
    expect([vm.saved.value, vm.request.failure?._tag]).toEqual([[LATE], 'Unreachable'])
    vm.change('Grandes')
    await vm.save()
    expect([vm.name, vm.request.failure?._tag, vm.saved.value]).toEqual(['Grandes', 'TimedOut', [LATE]])
    await vm.save()
    expect([vm.name, vm.request.failure, vm.saved.value?.length]).toEqual(['', undefined, 2])
  })

  it('are saved once, however often the button is pressed', async () => {
    const { vm } = await opened([], [['amountFrom', '5000']])
    vm.change('Grandes')
    await Promise.all([vm.save(), vm.save(), vm.save()])
    expect(vm.saved.value).toHaveLength(1)
  })
})
