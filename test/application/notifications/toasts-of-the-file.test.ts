import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { CopyText } from '#application/notifications/copy-text.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { companyToasts } from '#application/business/company-toasts.ts'
import { OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import type { ContactDraft } from '#domain/contacts/contact.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { makeFakeApprovals } from '#test/support/fakes/approvals.ts'
import { aRequestedApproval } from '#test/support/samples/approvals.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFakeSuppliers } from '#test/support/fakes/suppliers.ts'
import { aNewContact, someSuppliers } from '#test/support/samples/suppliers.ts'
import { CertificateViewModel } from '#application/tax-credential/certificate.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { CredentialLinkedEvents } from '#application/tax-credential/credential-linked-events.ts'
import type { BankAccountDraft } from '#domain/banking/bank-account.ts'
import type { StakeholderField } from '#domain/legal/stakeholder.ts'
import { fillIn, makeForms } from '#test/application/business/form.ts'
import { FAKE_PASSWORD, makeFakeAccount } from '#test/support/fakes/account.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { makeFakeBankAccounts } from '#test/support/fakes/bank-accounts.ts'
import { GOOD_CERTIFICATE_PASSWORD, makeFakeCertificates } from '#test/support/fakes/certificates.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeMexicanGeography } from '#test/support/fakes/mexican-geography.ts'
import { makeFakeOpenSessions } from '#test/support/fakes/open-sessions.ts'
import { makeFakeStakeholders } from '#test/support/fakes/stakeholders.ts'
import { GOOD_TAX_PASSWORD, makeFakeTaxCredentials } from '#test/support/fakes/tax-credentials.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aFile } from '#test/support/samples/documents.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { aChilean } from '#test/support/samples/legal.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { makeFakeSessions } from '#test/support/fakes/sessions.ts'

const TODAY = '2026-11-20' as CivilDate

const world = () => {
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country: 'CL' }) }))
  const shown = new NotificationsViewModel({ scheduler, clock })
  const [drafts, keys, live] = [makeFormDrafts(current), makeFakeKeys(), makeFakeLiveEvents()]
  return { clock, current, drafts, keys, live, notifications: shown, scheduler }
}
type World = ReturnType<typeof world>

const credential = async ({ current, notifications, scheduler }: World, taxCredential: string) => {
  const [credentials, linked] = [makeFakeTaxCredentials(), new CredentialLinkedEvents()]
  const analytics = makeFakeAnalytics()
  const vm = new CredentialDialogViewModel({ credentials, current, linked, notifications, analytics, scheduler })
  vm.open()
  vm.form.change('taxCredential', taxCredential)
  await vm.form.submit()
}

const profile = async (given: World) => {
  const time = makeFakeTime()
  const fakes = [fake(Sessions, makeFakeSessions(time.clock))]
  const session = signedInContainer(time, aSession(), [], fakes).get(SessionViewModel)
  const vm = new ProfileViewModel({ ...given, account: makeFakeAccount(), session })
  vm.activate()
  await settle()
  return vm
}

const copies = ({ notifications }: World, isRejected = false) =>
  new CopyText({
    clipboard: { write: () => (isRejected ? TE.left('Rejected') : TE.right(undefined)) },
    notifications,
  })

const accounts = async (given: World) => {
  const vm = new BankAccountsViewModel({ ...given, accounts: makeFakeBankAccounts() })
  vm.activate()
  for (const number of ['123', '456']) {
    vm.editor.open()
    await settle()
    const typed = { bankId: '1012', type: 'CUENTA_VISTA', number, email: 'a@b.cl' }
    for (const [name, value] of Object.entries(typed)) vm.editor.form?.change(name as keyof BankAccountDraft, value)
    await vm.editor.form?.submit()
    await settle()
  }
  return { vm, second: vm.own[1] ?? expect.fail('one account') }
}

const confirmed = async (given: World, intent: 'delete' | 'makeDefault') => {
  const { vm, second } = await accounts(given)
  vm.confirmation.open(intent, second)
  vm.confirmation.toggle()
  await vm.confirmation.submit()
}

const documents = async (given: World, fail: 'load' | 'download' | 'nothing' = 'nothing') => {
  const fake = makeFakeDocuments()
  const vm = new DocumentsViewModel({ ...given, documents: fake, saver: { save: () => undefined } }).business
  if (fail === 'load') fake.faults.before(unreachable)
  vm.activate()
  await settle()
  const [first] = vm.rows
  if (first === undefined) return
  vm.select(first, [aFile()])
  vm.send(first)
  await settle()
  if (fail === 'download') fake.faults.before(unreachable)
  await vm.download(first)
}

const representatives = async (given: World, isFailing = false) => {
  const stakeholders = makeFakeStakeholders()
  const vm = new StakeholdersViewModel({ ...given, geography: makeFakeMexicanGeography(), stakeholders })
  if (isFailing) stakeholders.faults.before(unreachable)
  vm.activate()
  await settle()
  const save = async (values: Partial<ReturnType<typeof aChilean>>) => {
    for (const [name, value] of Object.entries(values)) vm.editor.model?.form.change(name as StakeholderField, value)
    vm.editor.model?.toggleConfirmation()
    await vm.editor.model?.form.submit()
    await settle()
  }
  return { vm, save }
}

const company = async ({ notifications }: World, isFailing: boolean) => {
  const forms = await makeForms()
  const opened = forms.open()
  fillIn(opened.form)
  await settle()
  await opened.form.submit()
  if (isFailing) forms.businesses.documents.before(unreachable, unreachable, unreachable)
  const arriving = opened.arrival.activate()
  await forms.time.pass(9_000)
  await arriving
  for (const { toast } of opened.notifications.history) notifications.show(toast)
}

const suppliersList = async (given: World) => {
  const suppliers = makeFakeSuppliers([])
  suppliers.faults.before(unreachable)
  new SuppliersViewModel({ ...given, suppliers }).activate()
  await settle()
}

const supplier = async (given: World, isFailing = false) => {
  const suppliers = makeFakeSuppliers(someSuppliers('Nativa'))
  const vm = new SupplierViewModel({ ...given, suppliers, payables: makeFakePayables([], TODAY) })
  vm.open('1')
  await settle()
  vm.term.open()
  vm.term.form?.change('value', '30')
  if (isFailing) suppliers.faults.before(unreachable)
  await vm.term.save()
}

const contacts = async (given: World, isFailing = false) => {
  const suppliers = makeFakeSuppliers(someSuppliers('Nativa'))
  const vm = new SupplierContacts({
    ...given,
    contacts: suppliers.contacts('1' as SupplierId),
    supplierId: '1' as SupplierId,
  })
  if (isFailing) suppliers.faults.before(unreachable)
  vm.activate()
  await settle()
  vm.editor.open()
  for (const [name, value] of Object.entries(aNewContact())) vm.editor.form?.change(name as keyof ContactDraft, value)
  await vm.editor.form?.submit()
  await settle()
  return { vm, first: vm.list.rows?.[0] ?? expect.fail('no contact') }
}

/** How a user reaches each toast. */
const REACHED: Readonly<Record<keyof typeof companyToasts, (given: World) => Promise<unknown>>> = {
  UserCreated: async ({ notifications }) => {
    const forms = await makeForms()
    forms.signInDraft.welcome()
    for (const { toast } of forms.open().notifications.active) notifications.show(toast)
  },
  PasswordResetRequested: async ({ notifications, scheduler }) => {
    const draft = new SignInDraft()
    const { form } = new ForgotPasswordViewModel({ accounts: makeFakeAccounts(), draft, notifications, scheduler })
    form.change('email', FAKE_EMAIL)
    await form.submit()
  },
  BusinessCreated: (given) => company(given, false),
  BusinessDocumentsNotRequested: (given) => company(given, true),
  CredentialSaved: (given) => credential(given, GOOD_TAX_PASSWORD),
  CredentialNotSaved: (given) => credential(given, 'otra'),
  CertificateSaved: async (given) => {
    const vm = new CertificateViewModel({ ...given, certificates: makeFakeCertificates() })
    vm.activate()
    vm.open()
    const bytes = new Uint8Array(200)
    bytes.set([0x30, 0x82, 0x0a, 0x0b, 0x02, 0x01, 0x03])
    await vm.choose([{ name: 'firma.pfx', size: bytes.length, arrayBuffer: async () => bytes.buffer }])
    vm.form.change('password', GOOD_CERTIFICATE_PASSWORD)
    await vm.form.submit()
  },
  ProfileChanged: async (given) => {
    const { name } = await profile(given)
    name.open()
    name.form?.change('value', 'Ana Núñez')
    await name.save()
  },
  BusinessChanged: async (given) => {
    const { address } = await profile(given)
    address.open()
    address.form?.change('value', 'Calle Uno 1')
    await address.save()
  },
  PasswordChanged: async (given) => {
    const { password } = await profile(given)
    password.open()
    password.form?.change('current', FAKE_PASSWORD)
    password.form?.change('password', 'una clave nueva')
    password.form?.change('confirmPassword', 'una clave nueva')
    await password.form?.submit()
  },
  OtherSessionsEnded: async (given) => {
    const sessions = makeFakeOpenSessions()
    sessions.signIn('Otro')
    const vm = new OpenSessionsViewModel({ ...given, sessions })
    vm.activate()
    await settle()
    vm.open()
    await vm.submit()
  },
  TextCopied: (given) => copies(given).copy('x'),
  EmailCopied: (given) => copies(given).copy('a@b.cl', 'email'),
  CopyFailed: (given) => copies(given, true).copy('x'),
  FileNotTaken: async ({ notifications }) => notifications.show({ _tag: 'FileNotTaken' }),
  BankAccountAdded: accounts,
  BankAccountChanged: async (given) => {
    const { vm, second } = await accounts(given)
    vm.editor.open(second)
    vm.editor.form?.change('alias', 'Pagos')
    await vm.editor.form?.submit()
  },
  BankAccountDeleted: (given) => confirmed(given, 'delete'),
  DefaultAccountChanged: (given) => confirmed(given, 'makeDefault'),
  SentToApproval: async (given) => {
    const approval = {
      id: '1' as ApprovalId,
      act: 'OWN_ACCOUNT',
      state: 'PENDING',
      needed: 1,
      given: 0,
      expiresAt: 0,
    } as const
    const remove = () => TE.right({ _tag: 'Pending' as const, approval })
    const { second } = await accounts(given)
    const { confirmation } = new BankAccountsViewModel({ ...given, accounts: { ...makeFakeBankAccounts(), remove } })
    confirmation.open('delete', second)
    confirmation.toggle()
    await confirmation.submit()
  },
  ApprovalDecided: async (given) => {
    const approval = aRequestedApproval('1')
    new ApprovalsViewModel({ ...given, approvals: makeFakeApprovals([approval]) }).approve(approval)
    await settle()
  },
  DocumentsNotLoaded: (given) => documents(given, 'load'),
  DocumentUploaded: documents,
  DocumentDownloaded: documents,
  DocumentNotDownloaded: (given) => documents(given, 'download'),
  SuppliersUnavailable: suppliersList,
  SupplierChanged: supplier,
  SupplierNotChanged: (given) => supplier(given, true),
  ContactsUnavailable: (given) => contacts(given, true),
  ContactAdded: contacts,
  ContactChanged: async (given) => {
    const { first, vm } = await contacts(given)
    vm.editor.open(first)
    vm.editor.form?.change('position', 'Gerencia')
    await vm.editor.form?.submit()
  },
  ContactDeleted: async (given) => {
    const { first, vm } = await contacts(given)
    vm.openDeletion(first)
    await vm.delete()
  },
  StakeholderAdded: async (given) => {
    const { vm, save } = await representatives(given)
    vm.editor.open()
    await save(aChilean())
  },
  StakeholderChanged: async (given) => {
    const { vm, save } = await representatives(given)
    vm.editor.open()
    await save(aChilean())
    const [stored] = vm.pages.rows ?? []
    vm.editor.open(stored)
    await save({ profession: 'Contadora' })
  },
  StakeholdersFailed: (given) => representatives(given, true),
}

it.each(Object.entries(REACHED))('the toast %s is shown', async (tag, reach) => {
  const given = world()
  await reach(given)
  await settle()
  expect(given.notifications.history.map(({ key }) => key)).toContain(tag)
})
