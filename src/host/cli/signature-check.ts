import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const signatureCheck = operatorCommand({
  summary: 'Revisa de nuevo las firmas sin verificar, por ejemplo tras agregar un certificado raíz.',
  usage: ['signature:check', '  Los certificados raíz (PEM o DER) van en la carpeta trusted-roots de los datos.'],
  options: [],
  read: () => E.right({ command: 'signature:check' }),
})
