import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { optionIn, taxIdIn, userIn } from './parse-arguments.ts'

export const companyAdd = operatorCommand({
  summary: 'Crea una empresa verificada y su usuario, o los actualiza, y muestra con qué se ingresa.',
  usage: [
    'company:add RUT_O_RFC --name NOMBRE --user CORREO [--user-name NOMBRE] [--password CONTRASEÑA]',
    '  --name NOMBRE           razón social',
    '  --user CORREO           de la persona que la tendrá, con el que ingresa; quien la registró sin demostrar que es suya la pierde',
    '  --user-name NOMBRE      de la persona; si falta, el de la empresa',
    '  --password CONTRASEÑA   si falta, se inventa una y se muestra',
  ],
  options: ['--name', '--user', '--email', '--user-name', '--password'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const name = optionIn(parsed, '--name')
    if (E.isLeft(name)) return name
    const user = userIn(parsed)
    if (E.isLeft(user)) return user
    const [userName, password] = [parsed.options.get('--user-name'), parsed.options.get('--password')]
    return E.right({
      command: 'company:add',
      taxId: taxId.right,
      name: name.right,
      user: user.right,
      userName,
      password,
    })
  },
})
