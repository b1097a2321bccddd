import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { Member } from '../business/members.ts'
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

export const notVerified = ({ identifier }: OwnTaxId): string =>
  `No hay ninguna empresa verificada con ${identifier}. Agrégala con company:add, o verifica la que alguien registró con company:verify.`
