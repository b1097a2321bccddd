import { describe, expect, it } from 'vitest'
import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { BankAccountDraft } from '#domain/banking/bank-account.ts'
import type { Bank, BankId } from '#domain/banking/bank.ts'
import type { KnownAccount } from '#domain/banking/shared-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { makeFakeBankAccounts } from '#test/support/fakes/bank-accounts.ts'
import { timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { SOME_BANKS } from '#test/support/samples/banking.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const MEXICAN: ReadonlyArray<Bank> = [
  { id: '4002' as BankId, name: 'BANAMEX', code: '002' },
  { id: '4012' as BankId, name: 'BBVA México', code: '012' },
]
const OF_BANAMEX = '002180000118359710'

const opened = async (country: Country = 'CL', known: ReadonlyArray<KnownAccount> = []) => {
  const accounts = makeFakeBankAccounts(country === 'CL' ? SOME_BANKS : MEXICAN, () => known)
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country }) }))
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const tab = makeFakeStorage()
  const load = (): BankAccountsViewModel =>
    new BankAccountsViewModel({
      accounts,
      current,
      drafts: makeFormDrafts(current, tab),
      keys: makeFakeKeys(),
      live,
      notifications,
      scheduler,
    })
  const vm = load()
  vm.activate()
  await settle()
  const type = (values: Partial<BankAccountDraft>): void => {
    for (const [name, value] of Object.entries(values)) vm.editor.form?.change(name as keyof BankAccountDraft, value)
  }
  const add = async (number: string): Promise<void> => {
    vm.editor.open()
    type({ bankId: '1012', type: 'CUENTA_VISTA', number, email: 'a@b.cl' })
    await vm.editor.form?.submit()
    await settle()
  }
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  /** The view-model of the same tab after a reload. */
  const reloaded = async (): Promise<BankAccountsViewModel> => {
    const again = load()
    again.activate()
    await settle()
    return again
  }
  return { accounts, vm, live, type, add, toasts, reloaded }
}

describe('a new bank account', () => {
  it('is saved with the business as holder, then listed, with a toast and a closed dialog', async () => {
    const { vm, accounts, add, toasts } = await opened()
    await add('123')
    expect(accounts.all()).toMatchObject([{ number: '123', holder: vm.editor.holder.holder, isDefault: true }])
    expect(vm.own.map(({ number }) => number)).toEqual(['123'])
    expect([vm.editor.form, toasts()]).toEqual([undefined, ['BankAccountAdded']])
  })

  it('is created once when the answer was lost and the user tries again', async () => {
    const { vm, accounts, add } = await opened()
    accounts.faults.lost(timedOut)
    await add('123')
    expect(vm.editor.form?.failure).toEqual(timedOut)
    await vm.editor.form?.submit()
    expect(accounts.all()).toHaveLength(1)
  })

  it('is saved although another supplier has it once the user said so, and only that account', async () => {
    const [bank] = SOME_BANKS
    if (bank === undefined) throw new Error('a bank')
    const keeper = { _tag: 'Supplier', name: 'Uno SpA' } as const
    const known = ['123', '456'].map((number) => ({ bank: { ...bank, id: '1012' as BankId }, number, keeper }))
    const { vm, accounts, add, type } = await opened('CL', known)
    await add('123')
    expect([vm.editor.shared.keeper, accounts.all()]).toEqual([keeper, []])
    await vm.editor.form?.submit()
    expect(accounts.all()).toEqual([])
    type({ number: '456' })
    expect(vm.editor.shared.keeper).toBeUndefined()
    await vm.editor.form?.submit()
    expect([vm.editor.shared.keeper, accounts.all()]).toEqual([keeper, []])
    vm.editor.saveShared()
    await settle()
    expect([vm.editor.form, accounts.all().map(({ number }) => number)]).toEqual([undefined, ['456']])
  })

  it('is another intent once a value is changed after a failure', async () => {
    const { vm, accounts, add, type } = await opened()
    accounts.faults.lost(unreachable)
    await add('123')
    type({ number: '456' })
    await vm.editor.form?.submit()
    expect(accounts.all().map(({ number }) => number)).toEqual(['123', '456'])
  })

  it('is not sent while another account has its bank and number, which is named', async () => {
    const { vm, add, type, accounts } = await opened()
    await add('123')
    vm.editor.open()
    type({ bankId: '1012', type: 'CUENTA_VISTA', number: '00123', email: 'a@b.cl' })
    expect([vm.editor.duplicate?.number, vm.editor.form?.canSubmit]).toEqual(['123', false])
    await vm.editor.form?.submit()
    expect(accounts.all()).toHaveLength(1)
  })
})

describe('a pasted text', () => {
  const TEXT = 'Aserradero Río Claro SpA\nRUT 76.086.428-5\nBancoEstado, cuenta vista\nN° 12 345 678\npagos@rioclaro.cl'

  it('fills the fields that it names', async () => {
    const { vm } = await opened()
    vm.editor.open()
    expect(vm.editor.paste(TEXT)).toBe(true)
    expect(vm.editor.form?.values).toMatchObject({
      bankId: '1012',
      type: 'CUENTA_VISTA',
      number: '12345678',
      email: 'pagos@rioclaro.cl',
    })
    expect([vm.editor.form?.canSubmit, vm.editor.namesOtherHolder]).toEqual([true, false])
  })

  it('is an ordinary paste when it names one field or none', async () => {
    const { vm } = await opened()
    vm.editor.open()
    expect(['12 345 678', 'pagos@rioclaro.cl', 'Sueldos', ''].map((text) => vm.editor.paste(text))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([vm.editor.pasted, vm.editor.form?.values.number]).toEqual([undefined, ''])
  })

  it('of another holder is said', async () => {
    const { vm } = await opened()
    vm.editor.open()
    vm.editor.paste(TEXT.replace('76.086.428-5', '12.345.678-5'))
    expect(vm.editor.namesOtherHolder).toBe(true)
  })

  it('keeps what it does not name', async () => {
    const { vm, type } = await opened()
    vm.editor.open()
    type({ email: 'a@b.cl', alias: 'Sueldos' })
    vm.editor.paste('BancoEstado\n12345678')
    expect(vm.editor.form?.values).toMatchObject({ email: 'a@b.cl', alias: 'Sueldos', number: '12345678' })
  })

  it('is forgotten with the dialog', async () => {
    const { vm } = await opened()
    vm.editor.open()
    vm.editor.paste(TEXT)
    vm.editor.close()
    vm.editor.open()
    expect(vm.editor.pasted).toBeUndefined()
  })
})

describe('the number of a Mexican account', () => {
  it('keeps digits only, chooses the bank from three of them, and clears it below', async () => {
    const { vm, type } = await opened('MX')
    vm.editor.open()
    type({ number: '00-2 1' })
    expect(vm.editor.form?.values).toMatchObject({
      number: '0021',
      bankId: '4002',
      type: 'CUENTA_CLABE',
      currency: 'MXN',
    })
    type({ number: '00' })
    expect(vm.editor.form?.values.bankId).toBe('')
  })

  it('warns when it contradicts the bank chosen by hand, and can be saved', async () => {
    const { vm, type, accounts } = await opened('MX')
    vm.editor.open()
    type({ number: OF_BANAMEX, bankId: '4012', email: 'a@b.mx' })
    expect(vm.editor.warnings).toMatchObject([{ _tag: 'AccountBankDiffers', named: { code: '002' } }])
    await vm.editor.form?.submit()
    expect(accounts.all()).toMatchObject([{ number: OF_BANAMEX, bank: { code: '012' } }])
  })
})

describe('an account that was changed elsewhere meanwhile', () => {
  const conflicting = async () => {
    const world = await opened()
    await world.add('123')
    const [account] = world.vm.own
    world.vm.editor.open(account)
    world.accounts.put(world.accounts.all().map((one) => ({ ...one, alias: 'De otra pestaña', version: 2 })))
    world.type({ alias: 'Mía' })
    await world.vm.editor.form?.submit()
    return world
  }

  it('is shown beside the own values, and nothing is overwritten', async () => {
    const { vm, accounts } = await conflicting()
    expect(vm.editor.conflict?.alias).toBe('De otra pestaña')
    expect(vm.editor.form?.values.alias).toBe('Mía')
    expect(accounts.all()).toMatchObject([{ alias: 'De otra pestaña' }])
  })

  it('can be taken as it is stored', async () => {
    const { vm } = await conflicting()
    vm.editor.useStored()
    expect([vm.editor.form?.values.alias, vm.editor.conflict]).toEqual(['De otra pestaña', undefined])
  })

  it('can be overwritten', async () => {
    const { vm, accounts } = await conflicting()
    vm.editor.acceptConflict()
    await settle()
    expect(accounts.all()).toMatchObject([{ alias: 'Mía', version: 3 }])
    expect(vm.editor.form).toBeUndefined()
  })
})

describe('what was typed in the dialog and not saved', () => {
  const left = async () => {
    const world = await opened()
    await world.add('123')
    const [account] = world.vm.own
    world.vm.editor.open(account)
    world.type({ alias: 'Mía' })
    const { editor } = await world.reloaded()
    return { ...world, account, editor }
  }

  it('is there after a reload, and only for that account', async () => {
    const { editor, account } = await left()
    editor.open(account)
    expect([editor.form?.values.alias, editor.form?.isRestored, editor.form?.isDirty]).toEqual(['Mía', true, true])
    editor.open()
    expect([editor.form?.values.alias, editor.form?.isRestored]).toEqual(['', false])
  })

  it('is gone once the user starts over, discards or saves it', async () => {
    const { editor, account, reloaded } = await left()
    editor.open(account)
    editor.startOver()
    expect([editor.form?.values.alias, editor.form?.isRestored]).toEqual(['', false])
    editor.form?.change('alias', 'Otra')
    editor.close()
    editor.open(account)
    expect(editor.form?.isRestored).toBe(false)
    editor.form?.change('alias', 'La última')
    await editor.form?.submit()
    const again = (await reloaded()).editor
    again.open(account)
    expect(again.form?.isRestored).toBe(false)
  })

  it('is gone once the fields are again as they are stored', async () => {
    const { editor, account, reloaded } = await left()
    editor.open(account)
    editor.form?.change('alias', '')
    const again = (await reloaded()).editor
    again.open(account)
    expect(again.form?.isRestored).toBe(false)
  })

  it('does not overwrite a later change of the account: the user chooses between the two', async () => {
    const { accounts, editor, account } = await left()
    const stored = accounts.all().map((one) => ({ ...one, alias: 'De otra pestaña', version: 2 }))
    accounts.put(stored)
    editor.open(account && { ...account, alias: 'De otra pestaña', version: 2 })
    await editor.form?.submit()
    expect([editor.conflict?.alias, editor.form?.values.alias]).toEqual(['De otra pestaña', 'Mía'])
    expect(accounts.all()).toMatchObject([{ alias: 'De otra pestaña' }])
    editor.useStored()
    expect([editor.form?.values.alias, editor.form?.isRestored]).toEqual(['De otra pestaña', false])
  })
})

describe('the confirmation of a deleted or default account', () => {
  const withTwo = async () => {
    const world = await opened()
    await world.add('1')
    await world.add('2')
    const [first, second] = world.vm.own
    if (first === undefined || second === undefined) expect.fail('two accounts')
    return { ...world, first, second, confirmation: world.vm.confirmation }
  }

  it('needs a ticked checkbox, which is reset when the dialog closes', async () => {
    const { confirmation, second, accounts } = await withTwo()
    confirmation.open('delete', second)
    await confirmation.submit()
    expect([confirmation.canSubmit, accounts.all().length]).toEqual([false, 2])
    confirmation.toggle()
    confirmation.close()
    confirmation.open('delete', second)
    expect(confirmation.isConfirmed).toBe(false)
  })

  it('deletes the account and updates the list', async () => {
    const { confirmation, second, vm, toasts } = await withTwo()
    confirmation.open('delete', second)
    confirmation.toggle()
    await confirmation.submit()
    await settle()
    expect(vm.own.map(({ number }) => number)).toEqual(['1'])
    expect([confirmation.account, toasts().at(-1)]).toEqual([undefined, 'BankAccountDeleted'])
  })

  it('makes the account the default in place of the other', async () => {
    const { confirmation, second, vm, toasts } = await withTwo()
    confirmation.open('makeDefault', second)
    confirmation.toggle()
    await confirmation.submit()
    await settle()
    expect(vm.own.map(({ isDefault, number }) => [number, isDefault])).toEqual([
      ['2', true],
      ['1', false],
    ])
    expect(toasts().at(-1)).toBe('DefaultAccountChanged')
  })

  it('stays open with the reason of a failure', async () => {
    const { confirmation, first } = await withTwo()
    confirmation.open('delete', first)
    confirmation.toggle()
    await confirmation.submit()
    expect(confirmation.request.failure).toMatchObject({ code: 'ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE' })
    expect([confirmation.account, confirmation.isConfirmed]).toEqual([first, false])
  })
})

it('lists an account that was added in another tab', async () => {
  const { vm, accounts, live } = await opened()
  const other = await opened()
  await other.add('7')
  accounts.put(other.accounts.all())
  live.publish({ _tag: 'BankAccountsChanged' })
  await settle()
  expect(vm.own.map(({ number }) => number)).toEqual(['7'])
})
