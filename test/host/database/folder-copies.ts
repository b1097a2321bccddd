import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Copies of a data folder that is made once for the tests of a file: making one takes several times as long as copying it. */
export const folderCopies = (make: (path: string) => Promise<void>): ((to: string) => Promise<void>) => {
  let made: Promise<string> | undefined
  const makeOnce = async (): Promise<string> => {
    const path = mkdtempSync(join(tmpdir(), 'anticipo-original-'))
    await make(path)
    return path
  }
  afterAll(async () => {
    if (made !== undefined) rmSync(await made, { recursive: true, force: true })
  })
  return async (to) => cpSync(await (made ??= makeOnce()), to, { recursive: true })
}
