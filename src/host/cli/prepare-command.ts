import { writeTemplateDatabase } from '../database/template-database.ts'
import { localCommand } from './command.ts'

/** Part of the build: creates the template database of new data folders. */
export const prepareCommand = localCommand({
  name: 'database:prepare',
  summary: 'Deja lista la base de datos vacía con que empieza cada carpeta de datos (parte de la compilación).',
  args: {},
  run: async () => {
    await writeTemplateDatabase()
    return 0
  },
})
