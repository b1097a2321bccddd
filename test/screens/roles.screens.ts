import { ROLES } from '#domain/team/role.ts'
import { PLACES } from './places.ts'
import type { Scenario } from './page/scenario.ts'
import { beginAfresh, deniedCalls, expect, show, test } from './support/test.ts'

beginAfresh(/Framing|postMessage/)

/** Every address that a member can open, once. */
const ADDRESSES = PLACES.filter(
  ({ countries, credential, isClosed, visitor }) =>
    visitor === 'company' && countries.includes('CL') && credential === undefined && isClosed !== true,
)

const asMember = (role: NonNullable<Scenario['role']>, path: string): Scenario => ({
  path,
  role,
  country: 'CL',
  state: 'full',
  visitor: 'company',
})

for (const role of ROLES)
  test(`as ${role}, every address opens without a call that is denied`, async ({ tab }) => {
    test.setTimeout(180_000)
    const denied: Array<string> = []
    for (const { alwaysBusy, name, path } of ADDRESSES) {
      await show(tab, { ...asMember(role, path), ...(alwaysBusy && { alwaysBusy }) })
      denied.push(...(await deniedCalls(tab)).map((call) => `${name}: ${call}`))
    }
    expect(denied).toEqual([])
  })

test('a reader has no way to what another role does, and learns whom to ask', async ({ tab }) => {
  const { page } = tab
  await show(tab, asMember('READER', '/user/profile/bankaccounts'))
  const add = page.getByRole('button', { name: 'Agregar cuenta' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription('No tienes permiso. Pídeselo a quien administra la empresa.')
  await expect(page.getByRole('link', { name: 'SII' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Información Legal' })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('an address that a role does not show says so, and leads home', async ({ tab }) => {
  const { page } = tab
  for (const path of ['/user/profile/legal', '/suppliers/archivo']) {
    await show(tab, asMember('READER', path))
    await expect(page.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
    expect(await deniedCalls(tab)).toEqual([])
  }
  await page.getByRole('button', { name: 'Ir al inicio' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
})

test('an owner sees all of it', async ({ tab }) => {
  const { page } = tab
  await show(tab, asMember('OWNER', '/user/profile/bankaccounts'))
  await expect(page.getByRole('button', { name: 'Agregar cuenta' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Información Legal' })).toBeVisible()
})
