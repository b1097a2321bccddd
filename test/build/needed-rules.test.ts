import { describe, expect, it } from 'vitest'
import { neededRules } from '../../scripts/lib/needed-rules.ts'

const only = (...classes: ReadonlyArray<string>) => new Set(classes)

describe('the rules that a page needs', () => {
  it('are those of the classes that are on it, and those of no class', () => {
    expect(neededRules('.a{color:red}.b{color:blue}body{margin:0}', only('a'))).toBe('.a{color:red}body{margin:0}')
  })

  it('are for an element that has all the classes of the selector', () => {
    expect(neededRules('.a.b{top:0}.a .c:hover{top:1px}', only('a', 'c'))).toBe('.a .c:hover{top:1px}')
  })

  it('keep of a list of selectors those that apply', () => {
    expect(neededRules('.a,.b,.c:is(.a,.c){top:0}', only('a', 'c'))).toBe('.a,.c:is(.a,.c){top:0}')
  })

  it('stay within their conditions, which go when nothing is left in them', () => {
    const sheet = '@media (width<600px){.a{top:0}.b{top:1px}}@media print{.b{top:2px}}'
    expect(neededRules(sheet, only('a'))).toBe('@media (width<600px){.a{top:0}}')
  })

  it('keep fonts and movements as they are', () => {
    const sheet = '@font-face{font-family:X;src:url(/x.woff2)}@keyframes turn{from{rotate:0deg}to{rotate:360deg}}'
    expect(neededRules(sheet, only())).toBe(sheet)
  })

  it('keep the tokens that they use, and those that these are made of', () => {
    const sheet = '.t{--a:var(--b);--b:#fff;--c:#000}.x{color:var(--a)}'
    expect(neededRules(sheet, only('t', 'x'))).toBe('.t{--a:var(--b);--b:#fff;}.x{color:var(--a)}')
  })
})
