import type { Page, Request, Route } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, tabIn } from '#test/screens/support/page-watch.ts'
import type { Product } from './support/product.ts'
import {
  chooseFirst,
  enter,
  openInvoices,
  orderIn,
  ordersShown,
  reviewOrder,
  sendButton,
  sendOrder,
} from './support/steps.ts'
import { expect, test } from './support/test.ts'

const MAINTENANCE = 'Disculpa las molestias, estamos realizando una breve mantención'

/** The call that places an order, and no other. */
const PLACING = /\/api\/business\/[^/]+\/order\?/

/** The host closes a connection that was idle for 5 s, which a repeated call may meet at that moment; a browser sends it again too. */
const ON_A_NEW_CONNECTION = { maxRetries: 2 }

const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch(ON_A_NEW_CONNECTION)
  await route.abort('connectionreset')
}

const cutAnswer = async (route: Route): Promise<void> => {
  const body = await (await route.fetch(ON_A_NEW_CONNECTION)).text()
  await route.fulfill({
    status: 200,
    contentType: 'application/json',
    body: body.slice(0, Math.floor(body.length / 2)),
  })
}

const denyAnswer = async (route: Route): Promise<void> => {
  await route.fetch(ON_A_NEW_CONNECTION)
  await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })
}

const rejectAs =
  (status: number, errorCode: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ errorCode, error: { errorCode }, requestId: '1' }),
    })

/** One tab has two invoices in its cart, and the other orders the first of them. */
const takeFirstOfTwo = async (taking: Page, open: Page, before: number) => {
  for (const page of [taking, open]) await openInvoices(page)
  await chooseFirst(open, 2)
  const date = await writeDate(open)
  await taking.bringToFront()
  await chooseFirst(taking, 1)
  const taken = await folioOf(taking)
  await expect(sendButton(taking)).toBeEnabled()
  await sendOrder(taking)
  await expectOneMore(taking, before)
  await open.bringToFront()
  return { date, taken }
}

test.describe('one wish makes one order', () => {
  let session: Session
  let company: JourneyCompany

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.createWithInvoices('CL')
    session = await sessionOf(product.address, company)
  })

  test('when its answer is lost, cut in the middle or replaced on the way, or when it never arrives', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    const never = (route: Route): Promise<void> => route.abort('connectionreset')
    for (const answer of [loseAnswer, cutAnswer, denyAnswer, never]) {
      const before = await beforeSending(page)
      await onPlacing(page, answer, 1)
      await sendButton(page).click()
      await expectOneMore(page, before)
    }
  })

  test('when four answers are lost, one after the other, and the screen says that the outcome is unknown until there is an answer', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    const before = await beforeSending(page)
    let lost = 0
    let presses = 0
    /* The screen repeats by itself too, so that answers are lost until the last press and not by their number. */
    await onPlacing(page, (route) => (presses < 4 ? loseAnswer(route).finally(() => (lost += 1)) : route.continue()))
    await sendButton(page).click()
    await expectDoubt(page)
    expect(await page.getByText('No se pudo enviar la solicitud').count()).toBe(0)
    for (const answers of [1, 2, 3, 4]) {
      await expect.poll(() => lost).toBeGreaterThanOrEqual(answers)
      await checkNow(page)
      presses += 1
    }
    await expectOneMore(page, before)
  })

  test('when the session ends, or the host closes for a while, after an answer was lost', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.clock.install()
    for (const { end, wait } of [
      { end: rejectAs(401, 'ERROR_AUTH_TOKEN_EXPIRED'), wait: undefined },
      { end: rejectAs(503, 'ERROR_MAINTENANCE'), wait: '00:30' },
    ]) {
      const before = await beforeSending(page)
      await onPlacing(page, end, 1)
      await onPlacing(page, loseAnswer, 1)
      await sendButton(page).click()
      if (wait !== undefined) {
        await expect(page.getByText(MAINTENANCE)).toBeVisible()
        await page.clock.fastForward(wait)
      }
      await expect(page.getByLabel('Correo')).toBeVisible()
      await enter(page, company)
      await expectDoubt(page)
      await checkNow(page)
      await expectOneMore(page, before)
    }
  })

  test('when the page is loaded again before the host hears of it and after it, and when another tab follows the closed one', async ({
    openTab,
  }) => {
    const { page, context } = await openTab({ storageState: session })
    const sendUnanswered = async (isHeard: boolean): Promise<number> => {
      const before = await beforeSending(page)
      const asked = gate()
      await onPlacing(
        page,
        async (route) => {
          if (isHeard) await route.fetch(ON_A_NEW_CONNECTION)
          asked.open()
        },
        1,
      )
      await sendButton(page).click()
      await asked.opened
      return before
    }
    for (const isHeard of [false, true]) {
      const before = await sendUnanswered(isHeard)
      await page.reload()
      await expectOneMore(page, before)
    }
    const before = await sendUnanswered(true)
    await page.close()
    const opened = await tabIn(context)
    await opened.page.goto('/finance/directo')
    await expectOneMore(opened.page, before)
  })

  test('when the button is clicked twice and Enter is pressed as well', async ({ openTab }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    const before = await beforeSending(page)
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

  test('when the host dies with the answer in its hands, or while it works on it, and comes back', async ({
    openTab,
    product,
  }) => {
    const { page } = await openTab({ storageState: session })
    for (const hasAnswered of [true, false]) {
      const before = await beforeSending(page)
      await onPlacing(
        page,
        async (route) => {
          const answer = route.fetch(ON_A_NEW_CONNECTION).catch(() => undefined)
          if (hasAnswered) await answer
          await product.kill()
          await answer
          await route.abort('connectionreset')
        },
        1,
      )
      await sendButton(page).click()
      await backAfterRestart(page, product)
      await expectOneMore(page, before)
    }
  })

  test('when two tabs ask for the same invoice: the second is told which one and goes on without it', async ({
    openTab,
  }) => {
    const first = await openTab({ storageState: session })
    const second = await tabIn(first.context)
    const before = await ordersOf(first.page)
    /* Its live connection says nothing, or it would be told before it sends. */
    await second.page.routeWebSocket(/\/ws/, () => undefined)
    const { date, taken } = await takeFirstOfTwo(first.page, second.page, before)

    const { page } = second
    await sendOrder(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('No se pudo enviar la solicitud')).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^La factura ${taken} \\(.+\\) ya no se puede financiar`))).toBeVisible()
    await dialog.getByRole('button', { name: 'Quitar y seguir' }).click()
    const dates = page.getByLabel(/^Fecha de pago de la factura/)
    expect(await dates.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
      date,
    ])
    await expect(sendButton(page)).toBeEnabled()
    await sendOrder(page)
    await expectOneMore(page, before + 1)
  })

  test('when the other tab takes one of two invoices, and then all, which the open cart says at once', async ({
    openTab,
  }) => {
    const first = await openTab({ storageState: session })
    const second = await tabIn(first.context)
    const before = await ordersOf(first.page)
    const { taken } = await takeFirstOfTwo(first.page, second.page, before)

    const { page } = second
    await expect(page.getByRole('alert').getByText(new RegExp(`${taken}.*ya no se puede financiar`))).toBeVisible()
    await page.getByRole('button', { name: 'Quitar y seguir' }).click()
    await expect(sendButton(page)).toBeEnabled()
    await sendOrder(page)
    await expectOneMore(page, before + 1)

    for (const each of [first.page, page]) await openInvoices(each)
    await chooseFirst(page, 1)
    await first.page.bringToFront()
    await chooseFirst(first.page, 1)
    await expect(sendButton(first.page)).toBeEnabled()
    await sendOrder(first.page)
    await expectOneMore(first.page, before + 2)

    await page.bringToFront()
    await page.getByRole('button', { name: /^\+30/ }).click()
    await expect(page.getByRole('alert').getByText(/ya no se puede financiar/)).toBeVisible()
    await expect(sendButton(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Quitar y seguir' }).click()
    await expect(
      page.getByText('1 factura ya no se puede financiar y no queda ninguna en tu solicitud. Elige otras.'),
    ).toBeVisible()
    await expect(page.getByText('Selecciona una o más facturas que quieras financiar')).toBeVisible()
  })
})

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

const ordersOf = async (page: Page): Promise<number> => {
  await page.goto('/orders')
  return ordersShown(page)
}

/** How many orders there were, with one invoice more about to be sent. */
const beforeSending = async (page: Page): Promise<number> => {
  const before = await ordersOf(page)
  await page.getByRole('link', { name: 'Financiamiento', exact: true }).first().click()
  await chooseFirst(page, 1)
  await expect(sendButton(page)).toBeEnabled()
  await reviewOrder(page)
  return before
}

/** The folio of the only invoice in the cart. */
const folioOf = async (page: Page): Promise<string> => {
  const label = await page.getByRole('button', { name: /^Quitar la factura/ }).getAttribute('aria-label')
  return (label ?? '').replace('Quitar la factura ', '')
}

/** One date for all, a month from now or a little later: what is written is what the row shows. */
const writeDate = async (page: Page): Promise<string> => {
  const all = page.getByLabel(/^Fecha para la/)
  await page.getByRole('button', { name: /^\+30/ }).click()
  await expect(sendButton(page)).toBeEnabled()
  return all.inputValue()
}

/** The screen and the list say the same. */
const expectOneMore = async (page: Page, before: number): Promise<void> => {
  await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
  const order = orderIn(page.url())
  expect(await ordersShown(page)).toBe(before + 1)
  await expect(page.getByRole('link', { name: `Ver la operación ${order}`, exact: true })).toBeVisible()
}

/** While the host is down the outcome is unknown; once it is back the page asks again by itself. */
const expectDoubt = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').getByText('No sabemos si tu solicitud llegó')).toBeVisible()

const backAfterRestart = async (page: Page, product: Product): Promise<void> => {
  await expectDoubt(page)
  await product.restart()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const checkNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Comprobar ahora' }).click()
