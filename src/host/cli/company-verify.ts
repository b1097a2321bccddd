import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { taxIdIn, userIn } from './parse-arguments.ts'

export const companyVerify = operatorCommand({
  summary: 'Da por comprobado que una empresa es de quien la registró.',
  usage: [
    'company:verify RUT_O_RFC [--user CORREO]',
    '  --user CORREO   de quien es; hace falta si la registraron varias personas',
  ],
  options: ['--user', '--email'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const user = userIn(parsed)
    return E.isLeft(user) ? user : E.right({ command: 'company:verify', taxId: taxId.right, user: user.right })
  },
})
