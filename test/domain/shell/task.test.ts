import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf } from '#domain/shell/task.ts'

describe('the target of a task', () => {
  const task = (pathAction: string | undefined, hasAction = true) => ({
    id: '1',
    title: '',
    detail: '',
    hasAction,
    pathAction,
  })

  it('is a path of this product (RFC 3986, 4.2: two slashes name another host)', () => {
    expect(destinationOf(task('/user/profile/legal?x=1#y'))).toBe('/user/profile/legal?x=1#y')
    expect(destinationOf(task('/'))).toBe('/')
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      'finance',
      '/a b',
      '/a\n',
      '/\t/evil.example',
    ]
    expect(elsewhere.map((path) => destinationOf(task(path)))).toEqual(elsewhere.map(() => undefined))
    expect(destinationOf(task('/finance', false))).toBeUndefined()
    expect(destinationOf(task(undefined))).toBeUndefined()
  })

  it('never leaves the origin, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.webPath(),
        ),
        (path) => {
          const to = destinationOf(task(path))
          if (to !== undefined) expect(new URL(to, 'https://own.example').origin).toBe('https://own.example')
        },
      ),
      { numRuns: 500 },
    )
  })
})
