import type { Page } from '@playwright/test'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'

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
        const release = await holdWallet(page, wallet)
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

/** Answers with `wallet` once released. */
const holdWallet = async (page: Page, wallet: unknown): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/wallet/status', async (route) => {
    await released
    await route.fulfill({ json: wallet })
  })
  return () => release()
}

const topOfInvoices = async (page: Page): Promise<number> => {
  const box = await page.getByRole('checkbox').first().boundingBox()
  return box?.y ?? Number.NaN
}
