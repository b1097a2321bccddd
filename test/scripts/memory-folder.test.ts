import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'

const USER = `
import { existsSync, statSync } from 'node:fs'
import { memoryFolder } from './scripts/lib/memory-folder.mjs'
const folder = memoryFolder()
console.log(JSON.stringify(folder === undefined ? {} : { folder, exists: existsSync(folder), mode: statSync(folder).mode & 0o777 }))
`

/** The output of a program that asked for a folder. */
const useFolder = () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', USER], { encoding: 'utf8' })
  return JSON.parse(printed) as { readonly folder?: string; readonly exists?: boolean; readonly mode?: number }
}

it('a folder in memory exists until the program that made it ends, where there is room for one', () => {
  const { folder, ...state } = useFolder()
  expect(state).toEqual(folder === undefined ? {} : { exists: true, mode: 0o711 })
  expect(existsSync(folder ?? '')).toBe(false)
})

it('a folder in memory of a killed program is removed by the next one, and that of a running one is not', () => {
  if (useFolder().folder === undefined) return
  const killed = '/dev/shm/anticipo-999999999-x'
  const running = `/dev/shm/anticipo-${process.pid}-x`
  for (const folder of [killed, running]) mkdirSync(folder, { recursive: true })
  try {
    useFolder()
    expect([existsSync(killed), existsSync(running)]).toEqual([false, true])
  } finally {
    rmSync(running, { recursive: true })
  }
})
