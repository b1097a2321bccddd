import * as fc from 'fast-check'
import type { Task } from '../shell/task.ts'

/** Tasks of this product, and some that point to another site. */
export const task: fc.Arbitrary<Task> = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map(String),
  title: fc.constantFrom('Sube tu acta', 'Completa tu perfil'),
  detail: fc.constant(''),
  hasAction: fc.boolean(),
  pathAction: fc.constantFrom(
    undefined,
    '/user/profile',
    '/orders/12?x=1',
    '//host',
    '/\\host',
    'https://a.example',
    '',
    '/a b',
  ),
})
