import * as fc from 'fast-check'
import type { Country } from '../kernel/country.ts'
import type { SupplierRowDraft } from '../suppliers/supplier-file.ts'
import { bankAccountDraft } from './banking.ts'
import { taxId } from './tax-id.ts'

/** A valid row of a file of suppliers, with an account, a term, or both. */
export const supplierRowDraft = (country: Country): fc.Arbitrary<SupplierRowDraft> =>
  fc.record({
    identifier: taxId(country),
    account: fc.option(bankAccountDraft(country), { nil: undefined }),
    term: fc.nat({ max: 365 }).map(String),
  })
