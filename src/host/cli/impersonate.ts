import * as E from 'fp-ts/Either'
import { readOwnTaxId } from '../operator/operator-request.ts'
import { operatorCommand } from './operator-command.ts'
import { optionIn } from './reading.ts'

export const impersonate = operatorCommand({
  summary: 'Da un enlace de un solo uso para ingresar como una empresa; todo queda en el registro.',
  usage: [
    'impersonate --company RUT_O_RFC --operator NOMBRE',
    '  --company RUT_O_RFC   la empresa; se ingresa como el primero de sus usuarios',
    '  --email CORREO        en vez de la empresa, o para elegir entre sus usuarios',
    '  --operator NOMBRE     de quien ingresa: la empresa lo verá',
  ],
  options: ['--company', '--email', '--operator'],
  read: (told) => {
    const operator = optionIn(told, '--operator')
    if (E.isLeft(operator)) return operator
    const [company, email] = [told.options.get('--company'), told.options.get('--email')]
    if (company === undefined && email === undefined) return E.left('Falta --company o --email.')
    const taxId = company === undefined ? undefined : readOwnTaxId(company)
    if (company !== undefined && taxId === undefined) return E.left(`${company} no es un RUT ni un RFC válido.`)
    return E.right({ command: 'impersonate', taxId, email, operator: operator.right })
  },
})
