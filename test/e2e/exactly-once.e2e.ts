import type { Browser, Page, Request, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, tabIn } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { chooseFirst, enter, openInvoices, ordersShown, sendButton } from './support/steps.ts'
import { closeTabs, startWithInvoices, type OpenSignedIn } from './support/world.ts'

/** The call that places an order, and no other. */
const PLACING = /\/api\/business\/[^/]+\/order\?/

describe('one wish makes one order', () => {
  let browser: Browser
  let product: Product
  let open: OpenSignedIn
  let company: JourneyCompany

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company, open } = await startWithInvoices(browser, 'CL'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it.each([
    { name: 'its answer is lost', answer: loseAnswer },
    { name: 'its answer is cut in the middle', answer: cutAnswer },
    { name: 'something on the way says it failed after it was done', answer: denyAnswer },
    { name: 'it never arrives', answer: (route: Route) => route.abort('connectionreset') },
  ])('when $name', async ({ answer }) => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    await onPlacing(page, answer, 1)
    await sendButton(page).click()
    await expectOneMore(page, before)
  })

  it('when four answers are lost, one after the other, and the screen says that the outcome is unknown until there is an answer', async () => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    await onPlacing(page, loseAnswer, 4)
    await sendButton(page).click()
    await expectDoubt(page)
    expect(await page.getByText('No se pudo enviar la solicitud').count()).toBe(0)
    await checkNow(page)
    await expectOneMore(page, before)
  })

  it.each([
    { name: 'the host closes for a while', end: refuseAs(503, 'ERROR_MAINTENANCE') },
    { name: 'the session ends', end: refuseAs(401, 'ERROR_AUTH_TOKEN_EXPIRED') },
  ])('when $name after an answer was lost', async ({ end }) => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    await onPlacing(page, end, 1)
    await onPlacing(page, loseAnswer, 1)
    await sendButton(page).click()
    await page.getByLabel('Email').waitFor()
    await enter(page, company)
    await expectDoubt(page)
    await checkNow(page)
    await expectOneMore(page, before)
  })

  it('when the tab is closed before the answer, and another one is opened', async () => {
    const { page, context } = await open()
    const before = await beforeSending(page, product)
    const asked = gate()
    await onPlacing(
      page,
      async (route) => {
        await route.fetch()
        asked.open()
      },
      1,
    )
    await sendButton(page).click()
    await asked.opened
    await page.close()
    const opened = await tabIn(context)
    await opened.page.goto(`${product.address}/finance/directo`)
    await expectOneMore(opened.page, before)
  })

  it.each([
    { name: 'before the host hears of it', isHeard: false },
    { name: 'after the host has done it', isHeard: true },
  ])('when the page is loaded again $name', async ({ isHeard }) => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    const asked = gate()
    await onPlacing(
      page,
      async (route) => {
        if (isHeard) await route.fetch()
        asked.open()
      },
      1,
    )
    await sendButton(page).click()
    await asked.opened
    await page.reload()
    await expectOneMore(page, before)
  })

  it('when the button is clicked twice and Enter is pressed as well', async () => {
    const tab = await open()
    const { page } = tab
    const before = await beforeSending(page, product)
    const keys: Array<string | undefined> = []
    const pressed = gate()
    await onPlacing(page, async (route) => {
      keys.push(keyOf(route.request()))
      await pressed.opened
      await route.continue()
    })
    await sendButton(page).dblclick()
    await page.keyboard.press('Enter')
    pressed.open()
    await expectOneMore(page, before)
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expectNoTroubles(tab)
  })

  it('when the host dies with the answer in its hands, and comes back', async () => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    await onPlacing(
      page,
      async (route) => {
        await route.fetch()
        await product.kill()
        await route.abort('connectionreset')
      },
      1,
    )
    await sendButton(page).click()
    await backAfterRestart(page, product)
    await expectOneMore(page, before)
  })

  it('when the host dies while it works on it, and comes back', async () => {
    const { page } = await open()
    const before = await beforeSending(page, product)
    await onPlacing(
      page,
      async (route) => {
        const answer = route.fetch().catch(() => undefined)
        await product.kill()
        await answer
        await route.abort('connectionreset')
      },
      1,
    )
    await sendButton(page).click()
    await backAfterRestart(page, product)
    await expectOneMore(page, before)
  })

  it('when two tabs ask for the same invoice: the second is told which one and goes on without it', async () => {
    const first = await open()
    const second = await tabIn(first.context)
    const before = await ordersOf(first.page, product)
    for (const { page } of [first, second]) await openInvoices(page, product.address)
    await chooseFirst(first.page, 1)
    await chooseFirst(second.page, 2)
    const date = await writeDate(second.page)
    const taken = await folioOf(first.page)
    await expect.poll(() => sendButton(first.page).isEnabled()).toBe(true)
    await sendButton(first.page).click()
    await expectOneMore(first.page, before)

    const { page } = second
    await sendButton(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('No se pudo enviar la solicitud').waitFor()
    await dialog.getByText(new RegExp(`^La factura ${taken} \\(.+\\) ya no se puede financiar`)).waitFor()
    await dialog.getByRole('button', { name: 'Quitar y seguir' }).click()
    const dates = page.getByLabel(/^Fecha de pago de la factura/)
    expect(await dates.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
      date,
    ])
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    await sendButton(page).click()
    await expectOneMore(page, before + 1)
  })

  it('when the other tab has taken all of it, which is said where the cart is counted', async () => {
    const first = await open()
    const second = await tabIn(first.context)
    const before = await ordersOf(first.page, product)
    for (const { page } of [first, second]) await openInvoices(page, product.address)
    await chooseFirst(first.page, 1)
    await chooseFirst(second.page, 1)
    await expect.poll(() => sendButton(first.page).isEnabled()).toBe(true)
    await sendButton(first.page).click()
    await expectOneMore(first.page, before)

    const { page } = second
    await page.getByRole('button', { name: /^\+30/ }).click()
    await page
      .getByRole('alert')
      .getByText(/ya no se puede financiar/)
      .waitFor()
    expect(await sendButton(page).isEnabled()).toBe(false)
    await page.getByRole('button', { name: 'Quitar y seguir' }).click()
    await page
      .getByText('1 factura ya no se puede financiar y no queda ninguna en tu solicitud. Elige otras.')
      .waitFor()
    await page.getByText('Selecciona una o más facturas que quieras financiar').waitFor()
  })
})

const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

const cutAnswer = async (route: Route): Promise<void> => {
  const body = await (await route.fetch()).text()
  await route.fulfill({
    status: 200,
    contentType: 'application/json',
    body: body.slice(0, Math.floor(body.length / 2)),
  })
}

const denyAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })
}

const onPlacing = (
  page: Page,
  answer: (route: Route) => Promise<void>,
  times = Number.MAX_SAFE_INTEGER,
): Promise<unknown> =>
  page.route(
    (url) => PLACING.test(url.href),
    (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()),
    { times },
  )

const keyOf = (request: Request): string | undefined => request.headers()['idempotency-key']

const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

const ordersOf = async (page: Page, product: Product): Promise<number> => {
  await page.goto(`${product.address}/orders`)
  return ordersShown(page)
}

/** How many orders there were, with one invoice more about to be sent. */
const beforeSending = async (page: Page, product: Product): Promise<number> => {
  const before = await ordersOf(page, product)
  await page.getByRole('link', { name: 'Financiamiento', exact: true }).first().click()
  await chooseFirst(page, 1)
  await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
  return before
}

/** Of the only invoice in the cart. */
const folioOf = async (page: Page): Promise<string> => {
  const label = await page.getByRole('button', { name: /^Quitar la factura/ }).getAttribute('aria-label')
  return label?.replace('Quitar la factura ', '') ?? expect.fail('No invoice in the cart')
}

/** One date for all, a month from now or a little later: what is written is what the row shows. */
const writeDate = async (page: Page): Promise<string> => {
  const all = page.getByLabel(/^Fecha para la/)
  await page.getByRole('button', { name: /^\+30/ }).click()
  await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
  return all.inputValue()
}

/** What the screen says and what the list holds are one and the same. */
const expectOneMore = async (page: Page, before: number): Promise<void> => {
  await page.getByText('¡Hemos recibido tu solicitud!').waitFor()
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await page.getByLabel('Paso 1 de 4: En revisión').waitFor()
  const order = /\/orders\/(\d+)$/.exec(page.url())?.[1] ?? expect.fail('No order on screen')
  expect(await ordersShown(page)).toBe(before + 1)
  await page.getByRole('link', { name: `Ver la operación ${order}`, exact: true }).waitFor()
}

/** While the host is down the outcome is unknown; once it is back the page asks again by itself. */
const expectDoubt = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByText('No sabemos si tu solicitud llegó').waitFor()

const backAfterRestart = async (page: Page, product: Product): Promise<void> => {
  await expectDoubt(page)
  await product.restart()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const checkNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Comprobar ahora' }).click()

const refuseAs =
  (status: number, errorCode: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ errorCode, error: { errorCode }, requestId: '1' }),
    })
