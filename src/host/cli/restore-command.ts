import { restoreSnapshot } from '../database/restore-snapshot.ts'
import { closeDataFolder } from '../kernel/data-folder.ts'
import { optionalPositional } from '../operator/arguments.ts'
import { typedText } from '../operator/kinds.ts'
import { localCommand } from './command.ts'

/** Restores a snapshot of the embedded database. */
export const restoreCommand = localCommand({
  name: 'restore',
  summary: 'Recupera la última copia de seguridad válida de los datos, o la que se indique.',
  args: { file: optionalPositional(typedText('ARCHIVO', 4_096), 'una de las copias de la carpeta snapshots') },
  run: async ({ dataFolder }, { file }, say, complain) => {
    closeDataFolder(dataFolder)
    const restored = await restoreSnapshot(dataFolder, {
      file,
      onDamaged: (damaged) => complain(`La copia ${damaged} está dañada y no se usó.`),
    })
    say(`Datos recuperados de ${restored}`)
    return 0
  },
})
