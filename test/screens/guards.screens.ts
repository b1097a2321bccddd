import type { Page } from '@playwright/test'
import { beginAfresh, expect, show, test } from './support/test.ts'

const HOSTILE = [
  'next=//evil.example',
  'next=https://evil.example',
  'next=javascript:alert(1)',
  'next=%0d%0aLocation:%20//evil.example',
  'a=%00',
  'next=\\\\evil.example',
  'next=/\\evil.example',
  'a=%E0%A4%A',
  'a=%',
  'a=1&a=2&a=3',
  '?',
  '//evil.example',
  '@evil.example',
  'return-to=//evil.example',
  'utm_source=<script>',
  `a=${'x'.repeat(10_240)}`,
  'a=1&'.repeat(3_000),
  `a=${'%F0%9F%99%82'.repeat(400)}`,
  'redirect=data:text/html,x',
  'a=+%20&b',
]

/** Each of them after harmless ones of several lengths; five hundred go through the guards' rule without a browser. */
const QUERIES = Array.from(
  { length: 120 },
  (_, at) => `?q=${at}&${'z'.repeat((at * 7) % 300)}&${HOSTILE[at % HOSTILE.length] ?? ''}`,
)
/** Every hostile query at each address, and by turns another third of the lengths. */
const THIRD = QUERIES.length / 3

beginAfresh()

for (const [turn, { visitor, from, to }] of (
  [
    { visitor: 'guest', from: '/orders', to: '/start/login' },
    { visitor: 'guest', from: '/completeregister', to: '/start/login' },
    { visitor: 'newcomer', from: '/start/login', to: '/completeregister' },
    { visitor: 'newcomer', from: '/finance/directo', to: '/completeregister' },
  ] as const
).entries())
  test(`${THIRD} queries of a ${visitor} go from ${from} to ${to} and nowhere else`, async ({ tab }) => {
    await show(tab, { path: to, country: 'CL', state: 'full', visitor })
    const queries = QUERIES.slice((turn % 3) * THIRD).slice(0, THIRD)
    expect(await visitAll(tab.page, from, to, queries)).toEqual([])
  })

/** Goes to `from` with each query, as a link within the product would. Resolves to where that ended otherwise than at `to` with the same query. */
const visitAll = (
  page: Page,
  from: string,
  to: string,
  queries: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    async ({ from, to, queries }) => {
      const origin = location.origin
      const wrong: Array<string> = []
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (const query of queries) {
        history.pushState(null, '', from + query)
        const meant = location.search.length <= 2_048 ? location.search : location.search.slice(0, 2_048)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        for (let frames = 0; frames < 120 && location.pathname !== to; frames += 1) await frame()
        const isWell = location.origin === origin && location.pathname === to && location.search === meant
        if (!isWell) wrong.push(`${query.slice(0, 60)} -> ${location.href.slice(0, 120)}`)
      }
      return wrong
    },
    { from, to, queries },
  )
