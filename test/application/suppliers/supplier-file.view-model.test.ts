import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import type { SheetRows } from '#application/suppliers/sheet-reader.port.ts'
import { MAX_SHEET_SIZE, SupplierFileViewModel } from '#application/suppliers/supplier-file.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { aHeldAccount, SOME_BANKS } from '#test/support/samples/banking.ts'
import { someSuppliers } from '#test/support/samples/suppliers.ts'

const HEADING = ['RUT', 'Proveedor', 'Banco', 'Tipo de cuenta', 'Número de cuenta', 'Correo', 'Plazo (días)']
const SUPPLIERS = someSuppliers('Nativa', 'Acme')
const [NATIVA = '', ACME = ''] = SUPPLIERS.map(({ identifier }) => identifier)
const BANK = SOME_BANKS[0]?.name ?? ''

const line = (identifier: string, number: string, over: Readonly<Record<number, string>> = {}): ReadonlyArray<string> =>
  [identifier, 'x', BANK, 'Cuenta corriente', number, 'pagos@empresa.cl', '30'].map((cell, at) => over[at] ?? cell)

const file = (size = 100): SelectedFile => ({ name: 'cuentas.csv', size, bytes: async () => new Uint8Array() })

const chosen = async (sheet: SheetRows, { country = 'CL' as Country } = {}) => {
  const suppliers = makeFakeSuppliers(SUPPLIERS)
  let keys = 0
  const vm = new SupplierFileViewModel({
    suppliers,
    reader: { read: () => TE.of(sheet) },
    current: { country } as never,
    keys: { next: () => `key-${(keys += 1)}` },
  })
  await vm.choose(file())
  const problems = () => vm.rows?.map(({ conflict, problems: of }) => conflict ?? of.map(({ field }) => field).join())
  return { problems, suppliers, vm }
}

describe('a file of suppliers', () => {
  it('is seen row by row, with what stops each, before anything is saved', async () => {
    const { problems, suppliers, vm } = await chosen([
      HEADING,
      line(NATIVA, '62811904'),
      line(ACME, '=1+1', { 6: '900' }),
      line('1-9', '62811905'),
      line(ACME, '62811904'),
      line(ACME, '777', { 2: 'Banco de la Luna', 5: '' }),
      line(ACME, '', { 2: '', 3: '', 5: '', 6: '' }),
    ])
    expect(problems()).toEqual(['', 'number,term', 'SUPPLIER_UNKNOWN', 'row', 'bankId,email', 'row'])
    expect(vm.rows?.map(({ line: at }) => at)).toEqual([2, 3, 4, 5, 6, 7])
    expect(vm.shown?.at(-1)?.line).toBe(2)
    expect(vm.ready).toHaveLength(1)
    expect(suppliers.accounts('1' as SupplierId).all()).toEqual([])
  })

  it('is saved once, however often it is sent', async () => {
    const { suppliers, vm } = await chosen([HEADING, line(NATIVA, '62811904'), line(ACME, '', { 2: '', 3: '', 5: '' })])
    suppliers.faults.lost(unreachable)
    await vm.save()
    expect([vm.failure, vm.saved]).toEqual([unreachable, undefined])
    await Promise.all([vm.save(), vm.save()])
    expect([vm.failure, vm.saved]).toEqual([undefined, { accounts: 1, terms: 2 }])
    expect(suppliers.accounts('1' as SupplierId).all()).toHaveLength(1)
  })

  it('asks the host what is stored already', async () => {
    const { problems, suppliers, vm } = await chosen([HEADING, line(NATIVA, '62811904'), line(ACME, '62811906')])
    await suppliers.accounts('1' as SupplierId).create(aHeldAccount('62811904', { bankId: '1001' as never }), 'k')()
    await vm.save()
    expect(vm.failure).toMatchObject({ code: 'ERROR_SUPPLIER_FILE_REJECTED' })
    expect(suppliers.accounts('2' as SupplierId).all()).toEqual([])
    await vm.again()
    expect(problems()).toEqual(['ACCOUNT_DUPLICATE', ''])
    await vm.save()
    expect(vm.saved).toEqual({ accounts: 1, terms: 1 })
  })

  it('is not read when it is too large, too long, empty or without headings', async () => {
    const { vm } = await chosen([['nothing', 'known']])
    expect(vm.rejection).toBe('NO_HEADING')
    await vm.choose(file(MAX_SHEET_SIZE + 1))
    expect(vm.rejection).toBe('TOO_LARGE')
    await vm.choose(file(0))
    expect(vm.rejection).toBe('EMPTY')
    expect((await chosen([HEADING, ['', ' ']])).vm.rejection).toBe('EMPTY')
    const many = Array.from({ length: 501 }, () => line(NATIVA, '1'))
    expect((await chosen([HEADING, ...many])).vm.rejection).toBe('TOO_MANY')
    expect((await chosen([HEADING, ...many.slice(1)])).vm.rejection).toBeUndefined()
  })

  it('begins below lines above its heading, and knows banks by name and by code', async () => {
    const sheet = [['Cuentas de proveedores'], [], HEADING.map((word) => word.toUpperCase()), line(NATIVA, '62811904')]
    expect((await chosen(sheet)).vm.rows?.[0]).toMatchObject({ line: 4, problems: [] })
    const code = SOME_BANKS[0]?.code ?? ''
    expect((await chosen([HEADING, line(NATIVA, '628', { 2: code })])).vm.rows?.[0]?.value?.account?.bankId).toBe(
      SOME_BANKS[0]?.id,
    )
  })
})
