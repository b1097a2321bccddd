import type { Command } from './command.ts'
import { closeDataFolder } from '../data-folder.ts'
import { restoreSnapshot } from '../database/open-database.ts'

/** Restores a snapshot of the embedded database. */
export const restoreCommand: Command = {
  summary: 'Recupera la última copia de seguridad de los datos, o la que se indique.',
  usage: ['restore [ARCHIVO]', '  ARCHIVO   una de las copias de la carpeta snapshots'],
  run: async ({ config, words }, say) => {
    closeDataFolder(config.dataFolder)
    const file = await restoreSnapshot(config.dataFolder, words[1])
    say(`Datos recuperados de ${file}`)
    return 0
  },
}
