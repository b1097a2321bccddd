import type { Payer } from '#domain/financing/invoice.ts'
import { payerPath } from '../app/paths.ts'
import { NameLink } from '../design/controls/name-link.tsx'

/** The name of a payer leads to its statement. */
export const PayerName = ({ payer: { identifier, name } }: { readonly payer: Payer }) => (
  <NameLink to={payerPath(identifier)}>{name}</NameLink>
)
