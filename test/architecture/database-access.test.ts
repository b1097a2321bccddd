import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

describe('the host', () => {
  it('sends statements only by the module that keeps values out of them and decodes their rows', () => {
    const files = sourceFiles('src/host')
    const sending = files.filter(({ text }) => /\.query\s*[<(]/.test(text)).map(({ path }) => path)
    expect(sending.filter((path) => !path.startsWith('src/host/database/'))).toEqual([])
    expect(sending).toContain('src/host/database/sql.ts')
  })
})
