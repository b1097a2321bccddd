import type { Page } from '@playwright/test'
import { ask, contentOf, sessionOf, tokenOf } from './support/api.ts'
import { linkTo } from './support/mail.ts'
import { chooseFirst, openInvoices, sendOrder } from './support/steps.ts'
import { expect, type Journey, test } from './support/test.ts'

const PASSWORD = 'cuatro palabras de Eva'

/** A company whose orders one other member authorises, its owner at work, and Eva, who authorises with a phone. */
const aCompanyOfTwo = async ({ companies, openTab, product }: Pick<Journey, 'companies' | 'openTab' | 'product'>) => {
  const company = await companies.createWithInvoices('CL')
  const token = await tokenOf(product.address, company)
  const business = `/api/business/${contentOf(token).business.id}`
  const email = `eva.${company.email}`
  const send = (path: string, method: string, body: object, headers: Record<string, string> = {}) =>
    ask(product.address, `${business}${path}`, { method, body: JSON.stringify(body), headers }, token)
  /* Before the second member joins nothing about the policy waits. */
  const one = [{ from: { amount: 0, currency: 'CLP' }, approvers: 1 }]
  const none = { PAY: [], FINANCE: [], SURPLUS: [], OWN_ACCOUNT: [], SUPPLIER_ACCOUNT: [], MEMBER: [], POLICY: [] }
  const rules = { bands: { ...none, ORDER: one }, expiryDays: 7, coolingHours: 0 }
  const policy = await ask<Record<string, unknown>>(product.address, `${business}/approvalpolicy`, {}, token)
  await send('/approvalpolicy', 'PUT', { ...policy, ...rules }, { 'if-match': `"${String(policy['version'])}"` })
  await send('/invitation', 'POST', { email, role: 'APPROVER' })
  await expect.poll(() => linkTo(product, email, 'invitation')).toBeDefined()
  const { page: eva } = await openTab({ viewport: { width: 360, height: 740 } })
  await eva.goto(linkTo(product, email, 'invitation') ?? '')
  await eva.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await eva.getByLabel('Repite la contraseña').fill(PASSWORD)
  await eva.getByRole('checkbox').check()
  await eva.getByRole('button', { name: 'Crear cuenta y unirme' }).click()
  await expect(eva.getByRole('dialog').getByText('Te damos la bienvenida a Anticipo')).toBeVisible()
  await eva.keyboard.press('Escape')
  await expect(eva.getByRole('dialog')).toHaveCount(0)
  const { page: owner } = await openTab({ storageState: await sessionOf(product.address, company) })
  return { company, eva, owner, send }
}

/** The owner asks for an order of the first invoice, and sees the receipt. */
const askForOrder = async (owner: Page): Promise<void> => {
  await openInvoices(owner)
  await chooseFirst(owner, 1)
  await sendOrder(owner)
  await expect(owner.getByText('Enviada a autorización')).toBeVisible()
  await owner.getByRole('button', { name: 'Ver autorizaciones' }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Pediste una operación' }).first()).toContainText(
    'Por autorizar',
  )
}

const latest = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

test('an order waits for another member, who authorises it on a phone; others are rejected, withdrawn and void', async ({
  companies,
  openTab,
  product,
}) => {
  const { eva, owner, send } = await aCompanyOfTwo({ companies, openTab, product })
  await askForOrder(owner)
  await owner.goto('/orders')
  await expect(owner.getByText('No hay órdenes para mostrar')).toBeVisible()

  await eva.goto('/approvals')
  await expect(latest(eva, 'pide una operación')).toContainText('Sin cuenta: se pedirá una antes de transferir')
  await eva.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(eva.getByText('La autorizaste y ya está hecho.')).toBeVisible()
  await owner.reload()
  await expect(owner.getByRole('link', { name: /^Ver la operación/ })).toHaveCount(1)

  await askForOrder(owner)
  await eva.goto('/approvals')
  await eva.getByRole('button', { name: 'Rechazar' }).click()
  await eva.getByRole('dialog').getByLabel('Motivo').fill('Esperemos al pago')
  await eva.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(owner.getByText('la rechazó: Esperemos al pago')).toBeVisible()

  await askForOrder(owner)
  await owner.getByRole('button', { name: 'Retirar' }).click()
  await expect(owner.getByText('Retiraste tu solicitud.')).toBeVisible()

  await askForOrder(owner)
  await send('/bankaccount', 'POST', ACCOUNT)
  await eva.goto('/approvals')
  await eva.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(eva.getByText('La solicitud se anuló: algo cambió desde que se pidió.')).toBeVisible()
  await owner.goto('/orders')
  await expect(owner.getByRole('link', { name: /^Ver la operación/ })).toHaveCount(1)
})

const ACCOUNT = {
  bankId: 1012,
  accountType: 'CUENTA_CORRIENTE',
  accountNumber: '123456',
  sourceIdentifier: 'ignored',
  accountHolder: 'ignored',
  accountEmail: 'pagos@empresa.cl',
  alias: null,
  currency: 'CLP',
}
