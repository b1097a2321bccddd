import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { parse, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { parseId, type Id } from '#domain/kernel/id.ts'
import { fromPercent, type BasisPoints } from '#domain/kernel/rate.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { readOwnTaxId, type OwnTaxId } from '../kernel/own-tax-id.ts'
import { option, requiredOption, type Argument, type Kind } from './arguments.ts'

const valueOf = <A>(read: E.Either<unknown, A>): A | undefined => (E.isLeft(read) ? undefined : read.right)

export const TaxId: Kind<OwnTaxId> = {
  shown: 'RUT_O_RFC',
  parse: readOwnTaxId,
  wrong: (text) => (text === undefined ? 'Falta el RUT o el RFC.' : `${text} no es un RUT ni un RFC válido.`),
}

export const RoleName: Kind<Role> = {
  shown: ROLES.join('|'),
  parse: (text) => ROLES.find((one) => one === text),
  wrong: () => `Falta el rol: ${ROLES.join(', ')}.`,
}

/** The number of a row. `named` names the row, such as `de la lista`. */
export const rowNumber = <K extends string>(named: string): Kind<Id<K>> => ({
  shown: 'NÚMERO',
  parse: (text) => valueOf(parseId<K>(text)),
  wrong: () => `Falta el número ${named}, o no es un número.`,
})

export const OrderNumber = rowNumber<'Order'>('de la operación')

/** A number of this form, behind the name of the command. `named` says of which thing, such as `del pago`. */
export const numbered = (named: string, form: RegExp): Kind<number> => ({
  shown: 'NÚMERO',
  parse: (text) => (form.test(text) ? Number(text) : undefined),
  wrong: () => `Falta el número ${named}, o no es un número.`,
})

const quantity = (shown: string, form: RegExp): Kind<number> => ({
  shown,
  parse: (text) => (form.test(text) ? Number(text) : undefined),
  wrong: (_, name = '') => `${name} no es un número válido.`,
})

/** An amount of money, with up to two decimals. */
export const Amount = quantity('X', /^\d{1,15}(?:\.\d{1,2})?$/)

export const Count = quantity('N', /^\d{1,4}$/)

/** A monthly rate in per cent, with up to two decimals. */
export const Rate: Kind<BasisPoints> = {
  shown: 'PORCENTAJE',
  parse: (text) => (/^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? valueOf(fromPercent(Number(text))) : undefined),
  wrong: (_, name = '') => `${name} no es un porcentaje: hasta 99, con hasta dos decimales.`,
}

export const Day: Kind<CivilDate> = {
  shown: 'AAAA-MM-DD',
  parse: (text) => valueOf(parse(text)),
  wrong: (_, name) => `${name ?? 'Falta la fecha, o'} no es una fecha válida: AAAA-MM-DD.`,
}

export const CountryCode: Kind<Country> = {
  shown: 'CL|MX',
  parse: (text) => COUNTRIES.find((one) => one === text),
  wrong: () => 'Falta el país: CL o MX.',
}

/** `on` or `off`. */
export const OnOff: Kind<boolean> = {
  shown: 'on|off',
  parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  wrong: () => 'Falta on u off.',
}

/** The absolute path of a file or folder. `named` names it with its article. */
export const path = (shown: string, named: string): Kind<string> => ({
  shown,
  parse: (text, folder) => resolve(folder, text),
  wrong: () => `Falta ${named}.`,
})

export const FilePath = path('ARCHIVO', 'el archivo')

/** An option's text of at most so many characters. */
export const typedText = (shown: string, most: number): Kind<string> => ({
  shown,
  parse: (typed) => (typed.length > most ? undefined : typed),
  wrong: (_, name = '') => `${name} tiene hasta ${most} caracteres.`,
})

/** Why an operator does something, in words that the company reads or the audit log keeps. */
export const reasonUpTo = (most: number): Kind<string> => ({
  shown: 'TEXTO',
  parse: (typed) => (typed.trim() === '' || typed.trim().length > most ? undefined : typed.trim()),
  wrong: (typed = '', name = '') =>
    typed.trim() === '' ? `Falta ${name}.` : `${name} tiene hasta ${most} caracteres.`,
})

export const Reason = reasonUpTo(300)

/** Why the operator goes on although invoices changed; undefined to stop. `--anyway` and `--reason` go together. */
export const anyway: Argument<string | undefined> = {
  syntax: () => '[--anyway --reason TEXTO]',
  help: () => [
    ['--anyway', 'sigue aunque una factura haya cambiado: cancelada, pagada, cedida, reclamada o con menos deuda'],
    ['--reason TEXTO', 'por qué; queda en el registro y la empresa no lo lee'],
  ],
  options: () => ['--anyway', '--reason'],
  flags: ['--anyway'],
  read: (line, _, place) => {
    if (line.options['--anyway'] !== undefined) return requiredOption(Reason).read(line, '--reason', place)
    return line.options['--reason'] === undefined ? E.right(undefined) : E.left('--reason va con --anyway.')
  },
}

/** The address of a user: `--user`, or its older name `--email`. */
export const user = (meaning: string): Argument<string | undefined> => ({
  ...option(Address, meaning),
  options: () => ['--user', '--email'],
  read: (line, _, place) => {
    const [typed, email] = [line.options['--user'], line.options['--email']]
    return typed !== undefined && email !== undefined && typed !== email
      ? E.left('--user y --email nombran a personas distintas.')
      : option(Address).read(line, typed === undefined ? '--email' : '--user', place)
  },
})

const Address = typedText('CORREO', 254)
