import { describe, expect, it } from 'vitest'
import type { Permission } from '#domain/team/permission.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'

const named = Object.entries(endpoints).map(([name, endpoint]) => ({ name: name as EndpointName, ...endpoint }))
const ofPermission = (permission: Permission): ReadonlyArray<string> =>
  named.flatMap((one) => (one.permission === permission ? [one.name] : [])).toSorted()

/** POST calls that only read, because their body is too long for an address, and leaving, which every member may do. */
const READING: ReadonlyArray<EndpointName> = ['cartCalculate', 'hasAttachments', 'invoiceAvailability', 'leave']

describe('the permission of an endpoint', () => {
  it('is there for a company, and for nothing else', () => {
    expect(named.filter(({ access, permission }) => (access === 'tenant') !== (permission !== undefined))).toEqual([])
  })

  it('is that of reading for no call that changes something', () => {
    const changing = named.filter(({ method, permission }) => permission === 'read' && method !== 'GET')
    expect(changing.map(({ name }) => name).toSorted()).toEqual(READING)
  })

  it.each([
    ['workspace', ['invoiceViewDelete', 'invoiceViewSave', 'scenarioDelete', 'scenarioRestore', 'scenarioSave']],
    [
      'invoices',
      [
        'cashExpectedSave',
        'invoiceImport',
        'invoicePdfDelete',
        'invoicePdfUpload',
        'invoiceRemove',
        'orderDocumentSign',
        'orderDocuments',
        'taxRefresh',
      ],
    ],
    [
      'request',
      [
        'approvalWithdraw',
        'orderCreate',
        'payrollRequestFinancing',
        'payrollRequestPayment',
        'walletRequest',
        'walletWithdraw',
      ],
    ],
    ['confirm', ['payableConfirmAssignee', 'payrollConfirmPayee']],
    ['ownAccounts', ['bankAccountCreate', 'bankAccountDelete', 'bankAccountMakeDefault', 'bankAccountUpdate']],
    [
      'supplierAccounts',
      [
        'supplierAccountCreate',
        'supplierAccountDelete',
        'supplierAccountMakeDefault',
        'supplierAccountUpdate',
        'supplierFileCheck',
        'supplierFileSave',
      ],
    ],
    [
      'companyFile',
      [
        'businessChange',
        'businessDocumentDownload',
        'businessDocumentSign',
        'businessDocuments',
        'debtAuthorisationLink',
        'legalFormLink',
        'stakeholderCreate',
        'stakeholderDocumentDownload',
        'stakeholderDocumentList',
        'stakeholderDocumentSign',
        'stakeholderDocumentsCompleted',
        'stakeholderUpdate',
        'stakeholders',
        'stakeholdersCompleted',
      ],
    ],
    ['credential', ['pfxUpload', 'taxLink']],
    ['team', ['approvalPolicySave', 'invitationDelete', 'invite', 'memberChange', 'memberRemove', 'ownership']],
  ] as const)('%s guards these calls and no other', (permission, names) => {
    expect(ofPermission(permission)).toEqual(names.toSorted())
  })
})
