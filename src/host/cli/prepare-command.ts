import type { Command } from './command.ts'
import { writeTemplateDatabase } from '../database/template-database.ts'

/** Part of the build: creates the template database of new data folders. */
export const prepareCommand: Command = {
  summary: 'Deja lista la base de datos vacía con que empieza cada carpeta de datos (parte de la compilación).',
  usage: ['database:prepare'],
  run: async () => {
    await writeTemplateDatabase()
    return 0
  },
}
