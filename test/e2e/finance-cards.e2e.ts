import type { Page } from '@playwright/test'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { ERROR_WITH_CODE } from './support/faults.ts'
import { overflow } from './support/overflow.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE, TABLET } from './support/viewports.ts'

test.use({ hostFor: 'samples' })

const WALLETS = [
  { name: 'nothing', text: 'No tienes excedentes disponibles', wallet: { balance: 0 } },
  { name: 'an amount', text: 'Disponibles', wallet: { balance: 1_218_561_948 } },
  {
    name: 'a request',
    text: 'Excedentes solicitados',
    wallet: { balance: 1_218_561_948, lastPendingWalletRequest: { createdAt: '2026-02-03' } },
  },
] as const

test.describe('the cards above the invoices', () => {
  for (const viewport of [LAPTOP, PHONE])
    for (const { name, text, wallet } of WALLETS)
      test(`leave the invoices where they are when they show ${name}, ${viewport.width} pixels wide`, async ({
        openTab,
        visitors,
      }) => {
        const { page } = await openTab({ viewport, storageState: visitors.CL.sessions.company })
        const release = await hold(page, '**/wallet/status', wallet)
        await page.goto(FINANCE_PATHS.EARLY_PAYMENT)
        await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
        const card = page.getByRole('region', { name: 'Excedentes' })
        await expect(card).toBeVisible()
        await expect(page.getByText('Consultada el').first()).toBeVisible()
        const before = await topOfInvoices(page)
        release()
        await expect(card.getByText(text)).toBeVisible()
        expect(await topOfInvoices(page)).toBe(before)
      })
})

test('the cards are above the invoices also where these fail', async ({ openTab, visitors }) => {
  const { page } = await openTab({ viewport: LAPTOP, storageState: visitors.CL.sessions.company })
  await page.route(/\/invoice\?/, ERROR_WITH_CODE.answer)
  await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
  await expect(page.getByText('Algo falló de nuestro lado. Intenta de nuevo en unos minutos.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Excedentes' })).toBeVisible()
})

test.describe('the saved views above the invoices', () => {
  for (const viewport of [LAPTOP, TABLET])
    test(`leave the invoices where they are from the second visit on, ${viewport.width} pixels wide`, async ({
      openTab,
      visitors,
    }) => {
      const { page } = await openTab({ viewport, storageState: visitors.CL.sessions.company })
      const views = Array.from({ length: 8 }, (_, at) => ({ name: `Clientes del norte ${at}`, query: [] }))
      const first = await hold(page, '**/invoice/view', { views })
      first()
      await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
      const row = page.getByRole('list', { name: 'Vistas guardadas' })
      await expect(row).toBeVisible()
      const release = await hold(page, '**/invoice/view', { views })
      await page.reload()
      await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
      await expect(page.getByText('Consultada el').first()).toBeVisible()
      const before = await topOfInvoices(page)
      release()
      await expect(row).toBeVisible()
      expect(await topOfInvoices(page)).toBe(before)
      expect(await overflow(page)).toEqual([])
    })
})

/** Answers with `json` once released. */
const hold = async (page: Page, path: string, json: unknown): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await released
    await route.fulfill({ json })
  })
  return () => release()
}

const topOfInvoices = async (page: Page): Promise<number> => {
  const box = await page.getByRole('checkbox').first().boundingBox()
  return box?.y ?? Number.NaN
}
