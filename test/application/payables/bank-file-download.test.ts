import { describe, expect, it } from 'vitest'
import { BankFileDownload } from '#application/payables/bank-file-download.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { resolveNeeds } from '#app/create-module.ts'

/** A payroll over two suppliers, one of them without an account. */
const open = async () => {
  const other = { name: 'Áridos Ñuble Ltda.', identifier: '77111222-5', hasBankAccount: false }
  const world = makePaymentsWorld([aPayable(0), aPayable(1, { supplier: other, payeeId: '32' as never })])
  const { payrolls } = world
  payrolls.confirmAccounts()
  const draft = { name: 'Pagos de diciembre', paymentDate: '2026-12-01' as CivilDate, invoiceIds: ['1', '2'] as never }
  await payrolls.create(draft, 'k-1')()
  const payroll = payrolls.all()[0] ?? expect.fail('no payroll')
  world.payrollList.payment.open(payroll)
  await settle()
  const file = world.payrollList.payment.bankFile ?? expect.fail('no file')
  return { ...world, payroll, file }
}

describe('the file for the bank', () => {
  it('lists who is paid and what is not in it', async () => {
    const { file } = await open()
    expect(file.rows.map(({ problems }) => problems)).toEqual([[], ['NO_ACCOUNT']])
    expect(file.written.map(({ transfer }) => [transfer.name, transfer.amount])).toEqual([
      ['Papelera Austral', money('CLP', 1_000)],
    ])
  })

  it('says why a transfer is not in it, and keeps the others', async () => {
    const { container, payroll, payrolls } = await open()
    const answer = await payrolls.transfers(payroll.id)()
    if (answer._tag === 'Left') expect.fail('no transfers')
    const [own, payee] = [answer.right.ownAccounts[0], answer.right.payees[0]]
    if (own === undefined || payee?.account === undefined) expect.fail('no account')
    const longer = { ...payee, name: 'Áridos Ñuble', account: { ...payee.account, number: '1'.repeat(19) } }
    const transfers = { account: undefined, ownAccounts: [{ ...own, bankCode: '001' }], payees: [payee, longer] }
    const file = new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, transfers)
    file.choose('BANCO_DE_CHILE')
    expect(file.rows.map(({ problems, transfer }) => [transfer.name, problems])).toEqual([
      ['Papelera Austral', []],
      ['Áridos Ñuble', ['ACCOUNT_TOO_LONG']],
    ])
    expect([file.written.length, file.canSave]).toEqual([1, true])
  })

  it('is rejected when the account from which is paid does not fit', async () => {
    const { container, payroll, payrolls, saved } = await open()
    const answer = await payrolls.transfers(payroll.id)()
    if (answer._tag === 'Left') expect.fail('no transfers')
    const ownAccounts = answer.right.ownAccounts.map((own) => ({ ...own, bankCode: '001', number: '1'.repeat(13) }))
    const file = new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, {
      ...answer.right,
      ownAccounts,
    })
    expect(file.rejection).toBeUndefined()
    file.choose('BANCO_DE_CHILE')
    expect([file.rejection, file.rows, file.canSave]).toEqual(['ORIGIN_NOT_SUPPORTED', [], false])
    file.save()
    expect(saved).toEqual([])
  })

  it('names the folios of the invoices', async () => {
    const { file, saved } = await open()
    file.save()
    expect(saved).toMatchObject([{ text: expect.stringMatching(/;F \d+\r\n/) }])
  })

  it('is saved under the date and the reference of the payroll', async () => {
    const { file, payroll, saved } = await open()
    file.save()
    expect(saved).toMatchObject([
      {
        name: `pagos-2026-12-01-${payroll.reference.toLowerCase()}-tef.csv`,
        kind: 'csv',
        text: expect.stringContaining('76000000-K;Papelera Austral;012;CUENTA_CORRIENTE;62811904;1000;'),
      },
    ])
  })

  it('is offered in the format of a bank where the business has an account, and only then', async () => {
    const { container, file, payroll, payrolls, saved } = await open()
    expect([file.formats.map(({ id }) => id), file.missing.map(({ id }) => id)]).toEqual([['TEF'], ['BANCO_DE_CHILE']])
    const answer = await payrolls.transfers(payroll.id)()
    if (answer._tag === 'Left') expect.fail('no transfers')
    const [own] = answer.right.ownAccounts
    if (own === undefined) expect.fail('no account')
    const atTheBank = { ...answer.right, ownAccounts: [own, { ...own, bankCode: '001', number: '778899' }] }
    const other = new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, atTheBank)
    other.choose('BANCO_DE_CHILE')
    other.save()
    expect(other.missing).toEqual([])
    expect(saved).toMatchObject([{ kind: 'txt', text: expect.stringContaining('000000778899') }])
  })

  it('is rejected above the number of lines that the bank reads', async () => {
    const { container, payroll, payrolls, saved } = await open()
    const answer = await payrolls.transfers(payroll.id)()
    if (answer._tag === 'Left') expect.fail('no transfers')
    const [own, payee] = [answer.right.ownAccounts[0], answer.right.payees[0]]
    if (own === undefined || payee === undefined) expect.fail('no account')
    const fileOf = (count: number) => {
      const payees = Array.from({ length: count }, () => payee)
      const transfers = { account: undefined, ownAccounts: [{ ...own, bankCode: '001' }], payees }
      const file = new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, transfers)
      file.choose('BANCO_DE_CHILE')
      return file
    }
    expect([fileOf(100).canSave, fileOf(101).canSave, fileOf(101).exceeded]).toEqual([true, false, 100])
    fileOf(101).save()
    expect(saved).toEqual([])
  })

  it('asks for a confirmation until the user gave it once', async () => {
    const { container, file, payroll, preferences } = await open()
    expect(file.isConfirmed).toBe(false)
    file.confirm()
    expect([file.isConfirmed, preferences.read().bankFileConfirmed]).toEqual([true, true])
    const transfers = { account: undefined, ownAccounts: [], payees: [] }
    expect(new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, transfers).isConfirmed).toBe(
      true,
    )
  })

  it('without any transfer is not saved', async () => {
    const { container, payroll, saved } = await open()
    new BankFileDownload(resolveNeeds(container, BankFileDownload.needs), payroll, {
      account: undefined,
      ownAccounts: [],
      payees: [],
    }).save()
    expect(saved).toEqual([])
  })
})
