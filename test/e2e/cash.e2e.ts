import type { Country } from '#domain/kernel/country.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { LAPTOP, PHONE } from '#test/screens/support/viewports.ts'
import { sendOrder } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })

const PATHS: ReadonlyArray<{ readonly country: Country; readonly on: string; readonly viewport: typeof PHONE }> = [
  { country: 'CL', on: 'a phone', viewport: PHONE },
  { country: 'MX', on: 'a laptop', viewport: LAPTOP },
]

for (const { country, on, viewport } of PATHS)
  test(`the negative week of a company in ${country} is found on ${on}, covered, and closed by the request`, async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ storageState: visitors[country].sessions.company, viewport })
    const { page } = tab
    const short = page.getByRole('button', { name: /^Cubrir la semana del / })
    await page.goto('/cash')
    await expect(page.getByRole('img', { name: /^El saldo más bajo es el de .*: -\$/ })).toBeVisible()
    await expect(short).toHaveCount(1)
    await short.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Te faltan')
    await expect(drawer.getByRole('radio', { name: /^Menor costo/ })).toBeChecked()
    await expect(drawer).toContainText('Ninguna otra semana queda negativa.')
    await drawer.getByRole('button', { name: 'Usar estas facturas' }).click()

    await expect(page.getByRole('grid', { name: /^Elige las fechas de pago/ })).toBeVisible()
    await sendOrder(page)
    await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()

    await page.goto('/cash')
    await expect(page.getByText(/^Saldo al /)).toBeVisible()
    await expect(page.getByRole('img', { name: /^El saldo más bajo es el de .*: \$/ })).toBeVisible()
    await expect(short).toHaveCount(0)
    expectNoTroubles(tab)
  })
