import * as E from 'fp-ts/Either'
import { readOwnTaxId } from '../kernel/own-tax-id.ts'
import { operatorCommand } from './operator-command.ts'
import { optionIn, userIn } from './parse-arguments.ts'

export const impersonate = operatorCommand({
  summary: 'Da un enlace de un solo uso para ingresar como una empresa; todo queda en el registro.',
  usage: [
    'impersonate --company RUT_O_RFC [--user CORREO] --operator NOMBRE',
    '  --company RUT_O_RFC   la empresa; hace falta si la persona tiene varias',
    '  --user CORREO         de la persona; hace falta si la empresa tiene varias',
    '  --operator NOMBRE     de quien ingresa: la empresa lo verá',
  ],
  options: ['--company', '--user', '--email', '--operator'],
  read: (parsed) => {
    const operator = optionIn(parsed, '--operator')
    if (E.isLeft(operator)) return operator
    const company = parsed.options.get('--company')
    const user = userIn(parsed)
    if (E.isLeft(user)) return user
    if (company === undefined && user.right === undefined) return E.left('Falta --company o --user.')
    const taxId = company === undefined ? undefined : readOwnTaxId(company)
    if (company !== undefined && taxId === undefined) return E.left(`${company} no es un RUT ni un RFC válido.`)
    return E.right({ command: 'impersonate', taxId, user: user.right, operator: operator.right })
  },
})
