import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AS_A_PERSON, everyAddress, policyFaults } from '#test/host/http/every-address.ts'
import { commonText } from '#ui/text/common.ts'
import { launchBrowser, openTab } from './support/browser.ts'
import { startProduct, type Product } from './support/product.ts'

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url))

let browser: Browser
let product: Product
beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchBrowser(), startProduct()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

describe('the built product', () => {
  it('has the content policy on every address and every file', async () => {
    const addresses = everyAddress(CLIENT)
    expect(addresses.length).toBeGreaterThan(500)
    for (const { method, url } of addresses) {
      const { headers, status } = await fetch(product.address + url, {
        method,
        headers: AS_A_PERSON,
        redirect: 'manual',
      })
      expect([method, url, status, policyFaults((name) => headers.get(name) ?? undefined)]).toEqual([
        method,
        url,
        status,
        [],
      ])
    }
  })

  it.each(['/nota.txt', '/orders.7', '/nowhere', '/%zz', '//evil.example/a.b'])(
    'shows a person at %s that there is nothing',
    async (path) => {
      const { page } = await openTab(browser)
      await page.goto(product.address + path)
      await page.getByRole('heading', { name: commonText.notFound }).waitFor()
      await page.context().close()
    },
  )

  it('takes who opens /orders/7.0 without a session to the form to sign in', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${product.address}/orders/7.0`)
    await page.waitForURL('**/start/login**')
    await page.context().close()
  })
})
