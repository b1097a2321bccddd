import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

const USER = `
import { existsSync, statSync } from 'node:fs'
import { memoryFolder } from './scripts/lib/memory-folder.mjs'
const folder = memoryFolder()
console.log(JSON.stringify(folder === undefined ? {} : { folder, exists: existsSync(folder), mode: statSync(folder).mode & 0o777 }))
`

it('a folder in memory exists until the program that made it ends, where there is room for one', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', USER], { encoding: 'utf8' })
  const { folder, ...state } = JSON.parse(printed)
  expect(state).toEqual(folder === undefined ? {} : { exists: true, mode: 0o711 })
  expect(existsSync(folder ?? '')).toBe(false)
})
