import * as E from 'fp-ts/Either'
import { readConfig, type Config } from '#host/config/config.ts'

/** The configuration of a host that measures: without a log, tasks by the clock, and questions to other machines. */
export const quietConfig = (folder: string, options: Partial<Config> = {}): Config => {
  const quiet = ['--port', '0', '--log', 'silent', '--sync-every', 'off', '--mail-domains', 'off']
  const read = readConfig([...quiet, '--data', folder, '--client', folder], {})
  if (E.isLeft(read)) throw new Error(read.left)
  return { ...read.right.config, ...options }
}
