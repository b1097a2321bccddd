import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { Member } from '../business/index.ts'
import { membershipStore } from '../identity/index.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'

/** Parses an address typed by an operator to its account key. */
export const typedEmail = (text: string): E.Either<string, string> => {
  const email = Email.parse(text)
  return E.isLeft(email) ? E.left(`${text} no es un correo válido.`) : E.right(Email.keyOf(email.right))
}

/** One line for each, to choose from. */
export const listed = (members: ReadonlyArray<Member>): string =>
  members
    .map(
      ({ businessName, email, identifier, isVerified }) =>
        `${email} (${businessName}, ${identifier}${isVerified ? '' : ', sin verificar'})`,
    )
    .join('; ')

/** The verified company, or the sentence for none. */
export const companyOf = async (
  queries: Queries,
  { country, identifier }: OwnTaxId,
): Promise<E.Either<string, Business>> =>
  E.fromNullable(
    `No hay ninguna empresa verificada con ${identifier}. Agrégala con company:add, o verifica la que alguien registró con company:verify.`,
  )(await membershipStore.verifiedBusiness(queries, country, identifier))
