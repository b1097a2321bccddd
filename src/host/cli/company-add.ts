import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { optionIn, taxIdIn } from './reading.ts'

export const companyAdd = operatorCommand({
  summary: 'Crea una empresa y su usuario, o los actualiza, y muestra con qué se ingresa.',
  usage: [
    'company:add RUT_O_RFC --name NOMBRE --email CORREO [--user-name NOMBRE] [--password CONTRASEÑA]',
    '  --name NOMBRE           razón social',
    '  --email CORREO          con el que se ingresa',
    '  --user-name NOMBRE      de la persona; si falta, el de la empresa',
    '  --password CONTRASEÑA   si falta, se inventa una y se muestra',
  ],
  options: ['--name', '--email', '--user-name', '--password'],
  read: (told) => {
    const taxId = taxIdIn(told)
    if (E.isLeft(taxId)) return taxId
    const name = optionIn(told, '--name')
    if (E.isLeft(name)) return name
    const email = optionIn(told, '--email')
    if (E.isLeft(email)) return email
    const [userName, password] = [told.options.get('--user-name'), told.options.get('--password')]
    return E.right({ command: 'company:add', taxId: taxId.right, name: name.right, email: email.right, userName, password })
  },
})
