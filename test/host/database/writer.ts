import { openFolder } from '#test/host/database/open-folder.ts'

/** A process that writes until it is killed, and prints the acknowledged rows. */
const [folder = '', mode = 'write'] = process.argv.slice(2)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const database = await openFolder(folder)
  const rows = await database.query<{ subject: string }>('select subject from password_attempt order by at')
  say(`open ${JSON.stringify(rows.map(({ subject }) => subject))}`)
  if (mode === 'write') {
    for (let at = rows.length; ; at += 1) {
      await database.query('insert into password_attempt (subject, at) values ($1, $2)', [String(at), new Date(at)])
      say(`wrote ${at}`)
    }
  }
  await database.close()
} catch (error) {
  say(`rejected ${error instanceof Error ? error.message : ''}`)
}
