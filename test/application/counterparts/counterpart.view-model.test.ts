import { describe, expect, it } from 'vitest'
import { module } from '#app/features/counterpart.lazy.ts'
import { CounterpartViewModel } from '#application/counterparts/counterpart.view-model.ts'
import { type CounterpartKey, Counterparts } from '#application/counterparts/counterparts.port.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { money } from '#domain/kernel/money.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { makeFakeCounterparts } from '#test/support/fakes/counterparts.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { someStatedInvoices } from '#test/support/samples/counterparts.ts'
import { aSession } from '#test/support/samples/identity.ts'

const ANDES = { identifier: '76418205-7', name: 'Constructora Andes SpA' }
const PAYER: CounterpartKey = { _tag: 'Payer', identifier: ANDES.identifier }
const SUPPLIER: CounterpartKey = { _tag: 'Supplier', id: '31' as SupplierId }

const opened = async (of: CounterpartKey, hasInvoices = true) => {
  const time = makeFakeTime()
  const today = time.clock.today('CL')
  const saved: Array<string> = []
  const counterparts = makeFakeCounterparts(hasInvoices ? someStatedInvoices(today) : [], ANDES)
  const container = signedInContainer(
    time,
    aSession(),
    [module],
    [fake(Counterparts, counterparts), fake(FileSaver, { save: ({ name }) => void saved.push(name) })],
  )
  const vm = container.get(CounterpartViewModel)
  vm.open(of)
  await settle()
  return { counterparts, saved, today, vm }
}

describe('the statement of a counterpart', () => {
  it('has the last ninety days of a payer, with all that it has to pay', async () => {
    const { today, vm } = await opened(PAYER)
    const { blocks, to } = vm.statement.value ?? {}
    expect([to, blocks?.[0]?.opening, blocks?.[0]?.closing]).toEqual([
      today,
      money('CLP', 7_140_000),
      money('CLP', 11_852_400),
    ])
    expect(vm.exposure).toEqual([money('CLP', 14_827_400)])
  })

  it('has no exposure of a supplier', async () => {
    const { vm } = await opened(SUPPLIER)
    expect([vm.statement.value?.name, vm.exposure]).toEqual([ANDES.name, undefined])
  })

  it('opens with nothing once all days are asked for', async () => {
    const { vm } = await opened(SUPPLIER)
    vm.choose('all')
    await settle()
    expect(vm.statement.value?.blocks[0]?.opening).toEqual(money('CLP', 0))
    expect(vm.statement.value?.blocks[0]?.closing).toEqual(money('CLP', 11_852_400))
  })

  it('is not there for a tax id without invoices', async () => {
    const { vm } = await opened(PAYER, false)
    expect(vm.isNotFound).toBe(true)
  })

  it('says that its PDF could not be loaded, and loads it again', async () => {
    const { counterparts, saved, today, vm } = await opened(PAYER)
    counterparts.faults.before(unreachable)
    await vm.download()
    expect([saved, vm.isDownloading]).toEqual([[], false])
    await vm.download()
    expect(saved).toEqual([`Cartola ${ANDES.name} ${today}.pdf`])
  })
})
