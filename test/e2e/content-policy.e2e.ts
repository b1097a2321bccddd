import { fileURLToPath } from 'node:url'
import { AS_A_PERSON, everyAddress, policyFaults } from '#test/host/http/every-address.ts'
import { commonText } from '#ui/text/common.ts'
import { expect, test } from './support/test.ts'

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url))

test.describe('the built product', () => {
  test('has the content policy on every address and every file', async ({ product }) => {
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

  test('shows a person at an address of nothing that there is nothing, and the form to sign in at that of an order', async ({
    openTab,
    product,
  }) => {
    const { page } = await openTab()
    for (const path of ['/nota.txt', '/orders.7', '/nowhere', '/%zz', '//evil.example/a.b']) {
      await page.goto(product.address + path)
      await expect(page.getByRole('heading', { name: commonText.notFound })).toBeVisible()
    }
    await page.goto('/orders/7.0')
    await page.waitForURL('**/start/login**')
  })
})
