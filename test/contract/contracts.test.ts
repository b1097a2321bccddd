import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import { makeBrowserStorage, type StorageChange, type TextStore } from '#infrastructure/browser/browser-storage.ts'
import { money } from '#domain/kernel/money.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { makeFakeBankAccounts } from '#test/support/fakes/bank-accounts.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { GOOD_CERTIFICATE_PASSWORD, makeFakeCertificates, rejectedFile } from '#test/support/fakes/certificates.ts'
import { aMember, makeFakeMembers } from '#test/support/fakes/members.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { makeFakeInvoiceViews } from '#test/support/fakes/invoice-views.ts'
import { makeFakeScenarios } from '#test/support/fakes/scenarios.ts'
import { makeFakeInvoices } from '#test/support/fakes/invoices.ts'
import { makeFakeInvoiceAttachments } from '#test/support/fakes/invoice-attachments.ts'
import { makeFakeOrderSubmissions } from '#test/support/fakes/order-submissions.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakeMexicanGeography } from '#test/support/fakes/mexican-geography.ts'
import { makeFakeLegalForms } from '#test/support/fakes/legal-forms.ts'
import { makeFakeStakeholders } from '#test/support/fakes/stakeholders.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { brokenStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { GOOD_TAX_PASSWORD, makeFakeTaxCredentials } from '#test/support/fakes/tax-credentials.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { accountsContract } from './accounts.contract.ts'
import { makeFakeCash } from '#test/support/fakes/cash.ts'
import { someCashEntries, someCoverInvoices } from '#test/support/samples/cash.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { cashContract } from './cash.contract.ts'
import { counterpartsContract } from './counterparts.contract.ts'
import { makeFakeCounterparts } from '#test/support/fakes/counterparts.ts'
import { someStatedInvoices } from '#test/support/samples/counterparts.ts'
import { makeFakeStatements } from '#test/support/fakes/statements.ts'
import { makeFakeWallets } from '#test/support/fakes/wallets.ts'
import { aLedger } from '#test/support/samples/statement.ts'
import { statementsContract } from './statements.contract.ts'
import { walletsContract } from './wallets.contract.ts'
import { bankAccountsContract } from './bank-accounts.contract.ts'
import { documentsContract } from './documents.contract.ts'
import { certificatesContract } from './certificates.contract.ts'
import { membersContract } from './members.contract.ts'
import { holidaysContract } from './holidays.contract.ts'
import { invoiceProposalsContract } from './invoice-proposals.contract.ts'
import { makeFakeInvoiceProposals } from '#test/support/fakes/invoice-proposals.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { makeFakeInvoiceDetails } from '#test/support/fakes/invoice-details.ts'
import { aDetail, anXmlFile } from '#test/support/samples/invoice-detail.ts'
import { invoiceDetailsContract } from './invoice-details.contract.ts'
import { invoiceViewsContract } from './invoice-views.contract.ts'
import { scenariosContract } from './scenarios.contract.ts'
import { invoicesContract } from './invoices.contract.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { invoiceAttachmentsContract } from './invoice-attachments.contract.ts'
import { orderSubmissionsContract } from './order-submissions.contract.ts'
import { ordersContract } from './orders.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { mexicanGeographyContract } from './mexican-geography.contract.ts'
import { legalFormsContract } from './legal-forms.contract.ts'
import { stakeholdersContract } from './stakeholders.contract.ts'
import { CONTRACT_SUPPLIERS, suppliersContract } from './suppliers.contract.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { makeFakeExcludedInvoices } from '#test/support/fakes/excluded-invoices.ts'
import { someExcludedInvoices } from '#test/support/samples/excluded-invoices.ts'
import { excludedInvoicesContract } from './excluded-invoices.contract.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { aCededPayable, aPayable, somePayables } from '#test/support/samples/payables.ts'
import { makeFakePayrolls } from '#test/support/fakes/payrolls.ts'
import { assigneesContract } from './assignees.contract.ts'
import { payablesContract } from './payables.contract.ts'
import { payrollsContract } from './payrolls.contract.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { someSuppliers } from '#test/support/samples/suppliers.ts'
import { storageContract } from './storage.contract.ts'
import { taxCredentialsContract } from './tax-credentials.contract.ts'

const stop = async (): Promise<void> => undefined

const withNotices = (invoice: FinanceableInvoice, at: number): FinanceableInvoice => ({
  ...invoice,
  ...(at % 5 === 0 ? { isPossibleDuplicate: true } : {}),
  ...(at % 7 === 0 ? { averageDaysLate: 15, paidInvoices: 3 } : {}),
})

invoicesContract('the fake', async () => ({
  invoices: makeFakeInvoices([...someInvoices(40).map(withNotices), ...someUnsigned()]),
  today: '2026-03-04' as CivilDate,
  stop,
}))

invoiceDetailsContract('the fake', async () => {
  const [complete, announced] = ['1', '2'] as [InvoiceId, InvoiceId]
  const [, issued] = aDetail.history
  const details = makeFakeInvoiceDetails(
    new Map([
      [complete, { detail: aDetail, xml: anXmlFile }],
      [
        announced,
        {
          detail: { content: undefined, contentFailed: false, history: issued === undefined ? [] : [issued] },
          xml: undefined,
        },
      ],
    ]),
  )
  return { details, complete, announced, stop }
})

invoiceViewsContract('the fake', async () => ({ views: makeFakeInvoiceViews(), stop }))

scenariosContract('the fake', async () => {
  const { clock } = makeFakeTime()
  const today = () => clock.today('CL')
  const invoices = makeFakeInvoices(someInvoices(3))
  const submissions = makeFakeOrderSubmissions(invoices, today)
  const lines = someInvoices(3).map(({ id, dueDate }) => ({ invoiceId: id, paymentDate: dueDate }))
  return { scenarios: makeFakeScenarios(invoices, submissions, today), submissions, lines, stop }
})

invoiceProposalsContract('the fake', async () => {
  const invoices = makeFakeInvoices(someInvoices(40))
  return { invoices, proposals: makeFakeInvoiceProposals(invoices, '2026-03-02' as CivilDate), stop }
})

excludedInvoicesContract('the fake', async () => ({
  excluded: makeFakeExcludedInvoices(someExcludedInvoices(12)),
  stop,
}))

const someUnsigned = () =>
  someInvoices(45)
    .slice(40)
    .map((invoice) => ({ ...invoice, signature: { status: 'NOT_SIGNED' as const }, isRemovable: invoice.id === '45' }))

orderSubmissionsContract('the fake', async () => {
  const { clock } = makeFakeTime()
  const lines = someInvoices(3).map(({ id, dueDate }) => ({ invoiceId: id, paymentDate: dueDate }))
  const submissions = makeFakeOrderSubmissions(makeFakeInvoices(someInvoices(3)), () => clock.today('CL'))
  return {
    submissions,
    lines,
    readAgain: async () => submissions.readAgain(),
    askOthers: async () => submissions.askOthers(),
    stop,
  }
})

mexicanGeographyContract('the fake', async () => ({ geography: makeFakeMexicanGeography(), stop }))

legalFormsContract('the fake', async () => {
  const forms = makeFakeLegalForms('ticket')
  const added = async () => forms.sent().map(({ name }) => name)
  return { forms, ticket: 'ticket', debtTicket: 'ticket', company: 'Aceros del Norte', added, stop }
})

stakeholdersContract('the fake', async () => ({ stakeholders: makeFakeStakeholders(), stop }))

walletsContract('the fake', async () => {
  const wallets = makeFakeWallets()
  return { wallets, released: 44_020, askOthers: async () => wallets.askOthers(), stop }
})

cashContract('the fake', async () => {
  const today = '2026-11-20' as CivilDate
  return { cash: makeFakeCash(someCashEntries(today), today, someCoverInvoices(today)), today, stop }
})

counterpartsContract('the fake', async () => {
  const today = '2026-11-20' as CivilDate
  const counterparts = makeFakeCounterparts(someStatedInvoices(today), {
    identifier: '76418205-7',
    name: 'Constructora Andes SpA',
  })
  const of = [
    { _tag: 'Payer', identifier: '76418205-7' },
    { _tag: 'Supplier', id: '31' as SupplierId },
  ] as const
  return { counterparts, of, today, stop }
})

statementsContract('the fake', async () => {
  const today = '2026-11-20' as CivilDate
  return { statements: makeFakeStatements(aLedger(today), today), month: calendarMonthOf(today), stop }
})

payablesContract('the fake', async () => {
  const today = '2026-11-20' as CivilDate
  const payables = makeFakePayables(somePayables(3), today)
  const change = async (id: PayableId, changed: Partial<PayableInvoice>) =>
    payables.put(payables.all().map((invoice) => (invoice.id === id ? { ...invoice, ...changed } : invoice)))
  const location = { _tag: 'Paid', on: today, payrollId: undefined } as const
  return {
    payables,
    pay: (id) => change(id, { location, voucher: 'REQUESTABLE' }),
    attach: (id) => change(id, { voucher: 'ATTACHED' }),
    oweDollars: async () => {
      const inDollars = { amount: money('CLP', 46_000), documentAmount: money('USD', 5_000) }
      payables.put([...payables.all(), aPayable(3, inDollars)])
    },
    stop,
  }
})

assigneesContract('the fake', async () => ({
  payables: makeFakePayables([aCededPayable(0)], '2026-11-20' as CivilDate),
  refresh: async () => undefined,
  stop,
}))

payrollsContract('the fake', async () => {
  const payables = makeFakePayables(somePayables(3), '2026-11-20' as CivilDate)
  const payrolls = makeFakePayrolls(payables, '2026-11-20' as CivilDate)
  const guard = async () => {
    payrolls.guardedActs = ['PAY']
  }
  return { payables, payrolls, guard, approve: async (id) => payrolls.approve(id), stop }
})

suppliersContract('the fake', async () => ({
  suppliers: makeFakeSuppliers(someSuppliers(...CONTRACT_SUPPLIERS)),
  stop,
}))

bankAccountsContract('the fake', async () => ({ accounts: makeFakeBankAccounts(), stop }))

documentsContract('the fake', async () => ({ documents: makeFakeDocuments(), stop }))

invoiceAttachmentsContract('the fake', async () => ({
  attachments: makeFakeInvoiceAttachments(),
  invoice: '1' as OrderInvoiceId,
  stop,
}))
const earlierAccount = { id: '7' as BankAccountId, version: 1, bank: 'BancoEstado', lastDigits: '3456' }

ordersContract('the fake', async () => ({ orders: makeFakeOrders(someOrders(3)), earlierAccount, stop }))

taxCredentialsContract('the fake', async () => {
  const credentials = makeFakeTaxCredentials()
  return {
    credentials,
    identifier: '76086428-5',
    password: GOOD_TAX_PASSWORD,
    breakDown: credentials.breakDown,
    finishJob: async () => credentials.finishJob(),
    stop,
  }
})

certificatesContract('the fake', async () => ({
  certificates: makeFakeCertificates(),
  file: Uint8Array.of(0x30),
  password: GOOD_CERTIFICATE_PASSWORD,
  rejected: rejectedFile,
  stop,
}))

sessionsContract('the fake', async () => ({
  sessions: makeFakeSessions(makeFakeTime().clock),
  email: FAKE_EMAIL,
  password: FAKE_PASSWORD,
  stop,
}))

accountsContract('the fake', async () => {
  const accounts = makeFakeAccounts()
  const canEnter = async (email: string, password: string) => accounts.passwordOf(email) === password
  return { accounts, email: FAKE_EMAIL, canEnter, mailed: async () => accounts.mailed() ?? '', stop }
})

holidaysContract('the fake', async () => ({
  holidays: makeFakeHolidays([{ date: '2026-04-03' as CivilDate, name: 'Viernes Santo' }]),
  stop,
}))

membersContract('the fake', async () => ({
  members: makeFakeMembers({ members: [aMember(), A_READER], invitations: [] }),
  password: 'correcta',
  stop,
}))

const A_READER = aMember({ id: '12' as never, email: 'luis@ejemplo.cl', role: 'READER', isOneself: false })

storageContract('the fake', () => {
  const [one = brokenStorage, two = brokenStorage] = makeFakeTabs(2)
  return [one, two]
})

storageContract('the browser’s', () => {
  const texts = new Map<string, string>()
  const tabs = [new Set<(event: StorageChange) => void>(), new Set<(event: StorageChange) => void>()] as const
  const tabOf = (own: number) => {
    const notify = (key: string, newValue: string | null): void =>
      tabs.forEach((listeners, tab) => tab !== own && listeners.forEach((listener) => listener({ key, newValue })))
    const store: TextStore = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => (texts.set(key, text), notify(key, text)),
      removeItem: (key) => (texts.delete(key), notify(key, null)),
    }
    return makeBrowserStorage(() => store, {
      addEventListener: (_, listener) => tabs[own === 0 ? 0 : 1].add(listener),
      removeEventListener: (_, listener) => tabs[own === 0 ? 0 : 1].delete(listener),
    })
  }
  return [tabOf(0), tabOf(1)]
})
