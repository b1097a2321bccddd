import { expect, it } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'
import type { OwnError } from '#wire/error-codes.ts'
import { parse, sourceFiles } from '#test/architecture/source-files.ts'

/** The codes that no contract of fake and host shows yet, each with the folder of the host's own tests that do. */
const BY_HOST_ONLY: Partial<Readonly<Record<OwnError, string>>> = {
  ERROR_APPROVAL_DECIDED: 'test/host/approval',
  ERROR_APPROVAL_LIMIT: 'test/host/approval',
  ERROR_APPROVAL_NOBODY: 'test/host/approval',
  ERROR_BUSINESS_LIMIT: 'test/host/shell',
  ERROR_DOCUMENT_LIMIT: 'test/host/documents',
  ERROR_INVITATION_INVALID: 'test/host/team',
  ERROR_INVITATION_OTHER_ADDRESS: 'test/host/team',
  ERROR_INVOICE_DATE_TOO_SOON: 'test/host/orders',
  ERROR_INVOICE_IN_ORDER: 'test/host/financing',
  ERROR_ORDER_NOT_FINANCEABLE: 'test/host/orders',
  ERROR_PAYABLE_NOT_OWED: 'test/host/payables',
  ERROR_PAYEE_CONFIRMER: 'test/host/payables',
  ERROR_PAYROLL_INCOMPLETE: 'test/host/payables',
  ERROR_SURPLUS_NOT_AVAILABLE: 'test/host/wallet',
  ERROR_SURPLUS_NO_ACCOUNT: 'test/host/wallet',
  ERROR_TEAM_FULL: 'test/host/team',
}

/** The error codes that tests of a folder expect. */
const expectedIn = (folder: string): ReadonlySet<string> =>
  new Set(
    sourceFiles(folder)
      .filter(({ path }) => path !== 'test/contract/declared-errors.test.ts')
      .flatMap((file) => {
        const { comments } = parse(file)
        const code = comments
          .toReversed()
          .reduce((text, { end, start }) => text.slice(0, start) + text.slice(end), file.text)
        return [...code.matchAll(/'(ERROR_[A-Z_]+)'/g)].map(([, found = '']) => found)
      }),
  )

const declared = new Set(Object.values(endpoints).flatMap(({ errors }): ReadonlyArray<OwnError> => errors))

it('every declared error is shown by a contract of fake and host, or by tests of the host that are named', () => {
  const shown = expectedIn('test/contract')
  const missing = [...declared].filter((code) => !shown.has(code))
  expect(missing.toSorted()).toEqual(Object.keys(BY_HOST_ONLY).toSorted())
  const untested = Object.entries(BY_HOST_ONLY).filter(([code, folder]) => !expectedIn(folder).has(code))
  expect(untested).toEqual([])
})
