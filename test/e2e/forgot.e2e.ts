import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab } from './support/browser.ts'
import { lettersTo, linkTo } from './support/mail.ts'
import type { Product } from './support/product.ts'
import { comeToTheDoor, enter } from './support/steps.ts'
import { closeTabs, startWithCompany } from './support/world.ts'

const NEW_PASSWORD = 'otras cuatro palabras'

describe.each<Country>(['CL', 'MX'])('a lost password in %s', (country) => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany(country))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('is replaced by the link that was mailed, which is good once and stays nowhere', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    await comeToTheDoor(page, product.address)
    await page.getByLabel('Email').fill(company.email)
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await page.getByText(`Si ${company.email} tiene una cuenta, enviamos ahí un enlace`).waitFor()
    await expect.poll(() => linkTo(product, company.email, 'resetpassword')).toBeDefined()
    const path = linkTo(product, company.email, 'resetpassword') ?? ''

    await page.goto(product.address + path)
    await page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/resetpassword')
    expect(
      await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.title])),
    ).not.toContain(path.slice(-43))
    await change(page, 'corta', 'larga')
    await page.getByText('La contraseña debe tener a lo menos 6 caracteres').waitFor()
    await page.getByText('Las contraseñas no coinciden').waitFor()
    await change(page, NEW_PASSWORD, NEW_PASSWORD)

    await page.getByText('Tu contraseña fue cambiada. Ingresa con la nueva.').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/start/login')
    await enter(page, company)
    await page.getByText('El email o la contraseña no coinciden. Revísalos e intenta de nuevo.').waitFor()
    await enter(page, { ...company, password: NEW_PASSWORD })
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    expectNoTroubles(tab, /401/)

    const again = await openTab(browser)
    await again.page.goto(product.address + path)
    await again.page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
    await change(again.page, 'una tercera frase', 'una tercera frase')
    await again.page.getByText('Este enlace ya no sirve').waitFor()
    await again.page.getByRole('button', { name: 'Pedir un enlace nuevo' }).click()
    await again.page.getByRole('heading', { name: 'Recupera tu contraseña' }).waitFor()
    expectNoTroubles(again, /410/)
  })

  it('is asked for in the same words by somebody unknown, who gets no letter', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${product.address}/start/forgotpassword`)
    await page.getByLabel('Email').fill('nadie@ejemplo.cl')
    await page.keyboard.press('Enter')
    await page.getByText('Si nadie@ejemplo.cl tiene una cuenta, enviamos ahí un enlace').waitFor()
    expect(lettersTo(product, 'nadie@ejemplo.cl')).toEqual([])
  })

  it('is not changed by an address without a link, nor by one that was cut short', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${product.address}/resetpassword`)
    await page.getByText('Este enlace ya no sirve').waitFor()
    await page.goto(`${product.address}/resetpassword/corto`)
    await page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
    await change(page, NEW_PASSWORD, NEW_PASSWORD)
    await page.getByText('Este enlace ya no sirve').waitFor()
  })
})

const change = async (page: Page, password: string, again: string): Promise<void> => {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña nueva').fill(again)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
}
