import { describe, expect, it } from 'vitest'
import { SendDeposit } from '#application/financing/send-deposit.ts'
import { makeFakeBankAccounts } from '#test/support/fakes/bank-accounts.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { settle } from '#test/support/fakes/time.ts'
import { aHeldAccount } from '#test/support/samples/banking.ts'
import { signedInTo } from '#test/support/signed-in.ts'

const opened = async (country: 'CL' | 'MX' = 'CL') => {
  const [accounts, live] = [makeFakeBankAccounts(), makeFakeLiveEvents()]
  const vm = new SendDeposit({ accounts, current: signedInTo(country), live })
  const stop = vm.activate()
  await settle()
  return { accounts, live, stop, vm }
}

describe('the account of an order that is about to be sent', () => {
  it('is missing, and there once it is added in another tab', async () => {
    const { accounts, live, vm } = await opened()
    expect(vm.deposit).toEqual({ state: 'MISSING', account: undefined, replacement: undefined })
    await accounts.create(aHeldAccount('11901904'), 'one')()
    live.publish({ _tag: 'BankAccountsChanged' })
    await settle()
    expect(vm.deposit).toMatchObject({ state: 'EXPECTED', account: { bank: 'BancoEstado', lastDigits: '1904' } })
  })

  it('is missing where the only account is in another currency', async () => {
    const { accounts, live, vm } = await opened()
    await accounts.create(aHeldAccount('11901904', { currency: 'USD' }), 'one')()
    live.publish({ _tag: 'BankAccountsChanged' })
    await settle()
    expect(vm.deposit?.state).toBe('MISSING')
  })

  it('is not claimed to be missing while the accounts are unknown', () => {
    const vm = new SendDeposit({
      accounts: makeFakeBankAccounts(),
      current: signedInTo(),
      live: makeFakeLiveEvents(),
    })
    expect(vm.deposit).toBeUndefined()
  })
})
