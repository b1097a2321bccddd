import { restoreSnapshot } from '../database/restore-snapshot.ts'
import { closeDataFolder } from '../kernel/data-folder.ts'
import type { Command } from './command.ts'

/** Restores a snapshot of the embedded database. */
export const restoreCommand: Command = {
  summary: 'Recupera la última copia de seguridad válida de los datos, o la que se indique.',
  usage: ['restore [ARCHIVO]', '  ARCHIVO   una de las copias de la carpeta snapshots'],
  run: async ({ config, words }, say, complain) => {
    closeDataFolder(config.dataFolder)
    const file = await restoreSnapshot(config.dataFolder, {
      file: words[1],
      onDamaged: (damaged) => complain(`La copia ${damaged} está dañada y no se usó.`),
    })
    say(`Datos recuperados de ${file}`)
    return 0
  },
}
