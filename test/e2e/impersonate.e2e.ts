import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, tabIn } from '#test/screens/support/page-watch.ts'
import type { Product } from './support/product.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const OPERATOR = 'Olga Soto'
const SPENT = 'Este acceso ya se usó o venció. Pide uno nuevo.'

test.describe('an operator', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('CL')
  })

  const linkFor = async (product: Product): Promise<string> => {
    const printed = await product.operator('impersonate', '--company', company.identifier, '--operator', OPERATOR)
    const path = /\/impersonate\/[\w-]{43}/.exec(printed)?.[0]
    if (path === undefined) throw new Error(printed)
    return product.address + path
  }
  const banner = (page: Page) => page.getByText(`Estás viendo como ${company.name} (${OPERATOR})`)

  test('sees what the company sees under a banner that stays, leaves no trace of the code, and enters once', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
    const { page } = tab
    const link = await linkFor(product)
    const code = link.split('/').at(-1) ?? ''
    const addresses: Array<string> = []
    page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await page.goto(link)
    await expect(banner(page)).toBeVisible()
    await expect(page.getByText(/Quedan (30:00|29:5\d)/)).toBeVisible()
    const kept = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        window.name,
        document.referrer,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        performance.getEntries().map(({ name }) => name),
        document.documentElement.outerHTML,
      ]),
    )
    expect(kept).not.toContain(code)
    expect(
      addresses.filter((address) => address.includes(code)).every((address) => address.startsWith(`${link} `)),
    ).toBe(true)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByText('Completa tu perfil')).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await page.reload()
    await expect(banner(page)).toBeVisible()
    const second = await openTab()
    await second.page.goto(link)
    await expect(second.page.getByText(SPENT)).toBeVisible()
    await second.page.getByRole('button', { name: 'Ir al inicio' }).click()
    await expect(second.page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await second.page.goto('/impersonate/nothing-like-a-code')
    await expect(second.page.getByText(SPENT)).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
    /* The page does not wait for the answer of the host. */
    const ended = page.waitForResponse('**/api/user/logout')
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect(await banner(page).count()).toBe(0)
    await ended
    const after = await fetch(`${product.address}/api/user/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status).toBe(401)
    const { entries } = await (await tab.context.newCDPSession(page)).send('Page.getNavigationHistory')
    expect(entries.length).toBeGreaterThan(1)
    expect(entries.filter(({ url }) => url.includes(code))).toEqual([])
    expect(product.output()).not.toContain(code)
    const logs = readdirSync(product.data, { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile() && /log/.test(file.name),
    )
    expect(logs.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(code))).toEqual([])
    expectNoTroubles(tab)
  })

  test('replaces a session only after a confirmation, and then in every tab', async ({ openTab, product }) => {
    const { page, context } = await openTab()
    await signIn(page, company)
    const other = await tabIn(context)
    await other.page.goto('/orders')
    await expect(other.page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    await page.bringToFront()

    await page.goto(await linkFor(product))
    await expect(page.getByText('Ya hay una sesión abierta')).toBeVisible()
    await page.getByRole('button', { name: 'Mantener la sesión actual' }).click()
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    expect(await banner(page).count()).toBe(0)

    await page.goto(await linkFor(product))
    await page.getByRole('button', { name: 'Cerrarla y continuar' }).click()
    await expect(banner(page)).toBeVisible()
    await expect(
      other.page.getByText('Ingresaste con otra cuenta en otra pestaña. Ingresa de nuevo para seguir en esta.'),
    ).toBeVisible()
  })
})
