import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { intentOf, type Toast } from '#application/notifications/toast.ts'
import type { Failure } from '#application/shared/failure.ts'
import { toastText } from '#ui/text/toasts.ts'

const failure: Failure = { _tag: 'Unreachable' }

/** Every toast that the specification names (section 8 of both parts), in its order. A session that expires is said on the sign-in page. */
const NAMED: ReadonlyArray<readonly [string, Toast]> = [
  ['profile update', { _tag: 'ProfileChanged' }],
  ['business update', { _tag: 'BusinessChanged' }],
  ['stakeholder fetch failure', { _tag: 'StakeholdersFailed' }],
  ['payroll fetch failure', { _tag: 'PayrollsUnavailable', failure }],
  ['clipboard copy success', { _tag: 'TextCopied' }],
  ['clipboard copy failure', { _tag: 'CopyFailed' }],
  ['e-mail copy', { _tag: 'EmailCopied' }],
  ['tax credential success', { _tag: 'CredentialSaved' }],
  ['tax credential error', { _tag: 'CredentialNotSaved', failure }],
  ['bank account create', { _tag: 'BankAccountAdded' }],
  ['bank account update', { _tag: 'BankAccountChanged' }],
  ['bank account default', { _tag: 'DefaultAccountChanged' }],
  ['bank account delete', { _tag: 'BankAccountDeleted' }],
  ['contact create', { _tag: 'ContactAdded' }],
  ['contact update', { _tag: 'ContactChanged' }],
  ['contact delete', { _tag: 'ContactDeleted' }],
  ['contact fetch failure', { _tag: 'ContactsUnavailable', failure }],
  ['document download', { _tag: 'DocumentDownloaded', name: 'acta.pdf' }],
  ['document upload', { _tag: 'DocumentUploaded', title: 'Acta constitutiva' }],
  ['document load', { _tag: 'DocumentsNotLoaded', failure }],
  ['supplier update failure', { _tag: 'SupplierNotChanged', failure }],
  ['PFX registered', { _tag: 'CertificateSaved' }],
  ['password update', { _tag: 'PasswordChanged' }],
  ['forgotten password', { _tag: 'PasswordResetRequested' }],
  ['user created', { _tag: 'UserCreated' }],
  ['cart invoices failure', { _tag: 'InvoicesUnavailable', failure }],
  ['count failure', { _tag: 'CountsUnavailable', failure }],
  ['total failure', { _tag: 'TotalUnavailable', failure }],
  ['treasury debt failure', { _tag: 'TreasuryDebtUnavailable', failure }],
  ['wallet request success', { _tag: 'SurplusRequested' }],
  ['wallet request failure', { _tag: 'SurplusNotRequested', failure }],
  ['PDF upload failure', { _tag: 'InvoicePdfNotUploaded', failure }],
  ['PDF delete failure', { _tag: 'InvoicePdfNotDeleted', failure }],
  ['attachment check failure', { _tag: 'InvoicePdfsUnavailable', failure }],
  ['invoice document download failure', { _tag: 'BillNotDownloaded', failure }],
  ['simulation download failure', { _tag: 'SimulationNotDownloaded', failure }],
  ['document download failure', { _tag: 'DocumentNotDownloaded', failure }],
  ['invoice documents fetch failure', { _tag: 'BillsUnavailable', failure }],
  ['schedule failure', { _tag: 'PayablesNotScheduled', failure }],
  ['voucher success', { _tag: 'VoucherRequested', folio: '12' }],
  ['voucher failure', { _tag: 'VoucherNotRequested', folio: '12', failure }],
  ['supplier fetch failure', { _tag: 'SuppliersUnavailable', failure }],
  ['payroll delete success', { _tag: 'PayrollDeleted', name: 'Facturas del 5' }],
  ['payroll delete failure', { _tag: 'PayrollNotDeleted', failure }],
  ['archive or pay without a selection', { _tag: 'NoPayablesSelected' }],
  ['payment invoices failure', { _tag: 'PayablesUnavailable', failure }],
  ['payment stats failure', { _tag: 'PayableTotalsUnavailable', failure }],
  ['onboarding fetch failure', { _tag: 'PayablesSetupUnavailable', failure }],
  ['onboarding suppliers failure', { _tag: 'SetupSuppliersUnavailable', failure }],
  ['onboarding save failure', { _tag: 'PayablesSetupNotSaved', failure }],
  ['credit line failure', { _tag: 'CreditLineUnavailable', failure }],
]

/** The texts that the specification quotes. */
const QUOTED: ReadonlyArray<readonly [Toast['_tag'], string]> = [
  ['SupplierNotChanged', 'No se pudo actualizar el proveedor.'],
  ['SuppliersUnavailable', 'No se pudo obtener los proveedores.'],
  ['PayablesNotScheduled', 'No se pudieron programar las facturas.'],
  ['VoucherRequested', 'Se ha solicitado el comprobante para la factura con folio: 12'],
  ['VoucherNotRequested', 'No se pudo solicitar el comprobante para la factura con folio: 12'],
]

const sources = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:notifications\/toast|-toasts)\.ts$/.test(join(folder, name)))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

describe('the toasts of the specification', () => {
  it.each(NAMED)('%s has a text of its own', (_, toast) => {
    const text = toastText(toast, 'CL')
    expect(text).toMatch(/^\p{Lu}[^]+$/u)
    expect(NAMED.filter(([, other]) => toastText(other, 'CL') === text)).toHaveLength(1)
    if ('failure' in toast) expect(intentOf(toast)).not.toBe('success')
  })

  it.each(QUOTED)('%s says what is quoted', (tag, words) => {
    const [, toast] = NAMED.find(([, { _tag }]) => _tag === tag) ?? expect.fail(tag)
    expect(toastText(toast, 'CL')).toContain(words)
  })

  it('are all shown by a view-model', () => {
    const code = sources('src/application').join('\n')
    expect(NAMED.filter(([, { _tag }]) => !code.includes(`'${_tag}'`)).map(([name]) => name)).toEqual([])
  })
})
