import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { breakCalls, FAULTS } from './support/faults.ts'
import { FORMS } from './support/forms.ts'
import { placesOf, visit } from './support/places.ts'
import { startProduct, type Product } from './support/product.ts'
import { visitorsOf, type Visitors } from './support/visitors.ts'

/** The one that ends the session comes last: each address is opened with all faults in one tab. */
const IN_ORDER = FAULTS.toSorted(
  (one, other) => Number(one.name === 'an expired session') - Number(other.name === 'an expired session'),
)

describe('a network in trouble', () => {
  let browser: Browser
  let product: Product
  let visitors: Visitors

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct(['--sample'])])
    visitors = await visitorsOf(browser, product, 0)
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it.concurrent.for(placesOf('CL', '').map(({ name }, index) => [name, index] as const))(
    'leaves something to read and no endless spinner at %s, whatever the fault',
    { timeout: 300_000 },
    async ([, index], { expect }) => {
      const place = placesOf('CL', visitors.orderId)[index] ?? expect.fail()
      const { page, context, troubles } = await visitors.open(place.visitor)
      for (const fault of IN_ORDER) {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await breakCalls(page, fault, place.spared)
        await visit(page, product.address, place).catch((error: unknown) =>
          expect.fail(`${fault.name}: ${String(error)}`),
        )
        expect(
          troubles.filter((trouble) => !trouble.includes('Failed to load resource')),
          fault.name,
        ).toEqual([])
      }
      await context.close()
    },
  )

  it.concurrent.for(FORMS.map((form) => [form.name, form] as const))(
    'says what happened and keeps what was typed at %s, whatever the fault',
    { timeout: 300_000 },
    async ([, { path, visitor, fill, send, spared, done = 'nothing else' }], { expect }) => {
      for (const fault of IN_ORDER) {
        const { page, context, troubles } = await visitors.open(visitor)
        await breakCalls(page, fault, spared)
        await page.goto(product.address + path)
        const typed = await fill(page)
        await page.getByRole('button', { name: send, exact: true }).click()
        const code = page.getByText(/^Código ERROR_/)
        const ended = page.getByText(/sesión expiró/)
        const sent = page.getByText(done, { exact: true })
        await code
          .or(ended)
          .or(sent)
          .first()
          .waitFor()
          .catch((error: unknown) => expect.fail(`${fault.name}: ${String(error)}`))
        if (await code.first().isVisible()) {
          for (const [label, text] of Object.entries(typed))
            expect(await page.getByLabel(label, { exact: true }).inputValue(), fault.name).toBe(text)
        } else if (await ended.isVisible()) expect([visitor, fault.name]).toEqual(['newcomer', 'an expired session'])
        else expect(fault.name).toMatch(/another shape|ten megabytes/)
        expect(
          troubles.filter((trouble) => !trouble.includes('Failed to load resource')),
          fault.name,
        ).toEqual([])
        await context.close()
      }
    },
  )
})
