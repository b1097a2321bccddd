import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const UI = new URL('../../../../src/ui/', import.meta.url).pathname

const LITERAL = /(['"\s(])#[0-9a-f]{3,8}(?=['"\s;,)])|\b(?:rgb|hsl)a?\(/gi

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith(join('design', 'theme')),
)

describe('a colour', () => {
  it('is detected as a literal', () => {
    expect("color: '#5B3FD6'").toMatch(new RegExp(LITERAL.source, 'i'))
    expect('fill: rgba(0, 0, 0, 0.5)').toMatch(new RegExp(LITERAL.source, 'i'))
    expect("import { money } from '#domain/kernel/money.ts'").not.toMatch(new RegExp(LITERAL.source, 'i'))
  })

  it('is a literal in the theme only', () => {
    const found = files.flatMap((file) =>
      (readFileSync(join(UI, file), 'utf8').match(LITERAL) ?? []).map((hit) => `${file}: ${hit}`),
    )
    expect(found).toEqual([])
  })
})
