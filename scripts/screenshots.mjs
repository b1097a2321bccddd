import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environment, ROOT } from './lib/run.mjs'

/** Takes the README's screenshots from the running product: of a new user, and of both sample companies. */
await ensureInstalled()
await ensureBuilt()
const { chromium } = await import('@playwright/test')
const folder = join(ROOT, 'docs', 'pictures')
const data = mkdtempSync(join(tmpdir(), 'anticipo-pictures-'))
mkdirSync(folder, { recursive: true })
const host = spawn('node', ['dist/host/main.js', 'serve', '--sample', '--port', '0', '--data', data], {
  cwd: ROOT,
  env: environment(),
})
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const { address, logins } = await welcome()
  await pictureNewcomer(address)
  await pictureCompany(address, logins[0])
  await pictureMexican(address, logins[1])
} finally {
  await browser.close()
  await new Promise((resolve) => {
    host.once('exit', resolve)
    host.kill('SIGTERM')
  })
  rmSync(data, { recursive: true, force: true })
}

async function openPage() {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Registration with a mistyped address, and the form after it. */
async function pictureNewcomer(address) {
  const page = await openPage()
  await page.goto(`${address}/start/register?country=CL`)
  await page.getByLabel('Correo').fill('ana@gmial.com')
  const take = page.getByRole('button', { name: 'Usar este correo' })
  await take.waitFor()
  await picture(page, 'register')
  await take.click()
  await page.getByLabel('Contraseña', { exact: true }).fill('cuatro palabras al azar')
  await page.getByLabel('Repite la contraseña').fill('cuatro palabras al azar')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Nombre completo').fill('Ana Muñoz Rojas')
  await page.getByLabel('Teléfono').fill('912345678')
  await page.getByLabel('RUT de la empresa').fill('77.777.777-7')
  await page.getByText(/No encontramos el nombre/).waitFor()
  await page.getByLabel('Nombre de la empresa').fill('Maderas del Maule SpA')
  await picture(page, 'complete')
}

async function enter(address, { email, password }) {
  const page = await openPage()
  await page.goto(address)
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  return page
}

/** The legal representatives with their documents. */
async function pictureMexican(address, login) {
  const page = await enter(address, login)
  await page.getByRole('link', { name: 'Estado de Operaciones' }).waitFor()
  await page.goto(`${address}/user/profile/legal`)
  await page.getByRole('region', { name: /^Documentos de / }).waitFor()
  await picture(page, 'representatives')
}

async function pictureCompany(address, login) {
  const page = await enter(address, login)
  await page.getByRole('link', { name: 'Estado de Operaciones' }).click()
  await page
    .getByRole('link', { name: /^Ver la operación/ })
    .nth(2)
    .waitFor({ timeout: 60_000 })
  await picture(page, 'orders')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('m')
  await picture(page, 'palette')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Xtracker' }).click()
  await page.locator('iframe').contentFrame().getByRole('heading').first().waitFor()
  await picture(page, 'xtracker')
  await page.getByRole('link', { name: 'Pagos', exact: true }).click()
  await page.getByRole('button', { name: 'Omitir tutorial' }).click()
  const owed = page.getByRole('grid').getByRole('checkbox')
  for (const at of [6, 7]) await owed.nth(at).click({ force: true })
  await page.evaluate(() => scrollTo(0, 0))
  await picture(page, 'payments')
  await page.getByRole('link', { name: /^Programadas/ }).click()
  await page.getByText('Lista para pagar').first().waitFor()
  await picture(page, 'payrolls')
  await page.getByRole('link', { name: 'Proveedores', exact: true }).click()
  await page.getByRole('navigation', { name: 'Lista de proveedores' }).getByRole('link').first().click()
  await page.getByText('Principal', { exact: true }).waitFor()
  await picture(page, 'suppliers')
  await page.goto(`${address}/user/profile/notifications`)
  await page.getByRole('button', { name: 'Cómo te avisamos' }).click()
  await page.getByLabel('Una operación cambia de estado').waitFor()
  await picture(page, 'notifications')
  await page.getByRole('link', { name: 'Cuentas bancarias' }).click()
  await page.getByText('Principal', { exact: true }).waitFor()
  await picture(page, 'bank-accounts')
  await page.getByRole('link', { name: 'SII', exact: true }).click()
  await page.getByText(/^Certificado registrado/).waitFor()
  await picture(page, 'certificate')
  await pictureRequest(page)
}

/** From the invoices to the dates. */
async function pictureRequest(page) {
  await page.getByRole('link', { name: 'Financiamiento', exact: true }).click()
  await page.getByRole('grid').waitFor()
  const boxes = page.getByRole('grid').getByRole('checkbox')
  for (const at of [1, 2, 4]) await boxes.nth(at).click({ force: true })
  await page.getByRole('button', { name: 'Solicitar excedentes' }).waitFor()
  await page.getByRole('heading', { name: /^Facturado en/ }).waitFor()
  await page.getByRole('grid').getByText('Paga tarde').first().waitFor()
  await picture(page, 'invoices')
  await page.getByRole('button', { name: 'Siguiente', exact: true }).first().click()
  const date = page.getByLabel(/^Fecha para las/)
  await date.fill('+45')
  await date.press('Enter')
  await page.getByText('Recibes ahora').first().waitFor()
  await page.locator('button:enabled', { hasText: 'Enviar solicitud' }).first().waitFor()
  const notice = page.getByRole('button', { name: 'Descartar aviso' })
  if (await notice.isVisible()) await notice.click()
  await picture(page, 'cart')
}

async function picture(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  process.stdout.write(`docs/pictures/${name}.png\n`)
}

/** The printed address of the host and the logins of the sample companies, once the samples are complete. */
function welcome() {
  return new Promise((resolve, reject) => {
    let text = ''
    host.once('exit', (code) => reject(new Error(`The host ended with ${code}: ${text}`)))
    host.stdout.on('data', (chunk) => {
      text += String(chunk)
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      const logins = [...text.matchAll(/Correo +(\S+)[^]*?Contraseña +(\S+)/g)].map(([, email, password]) => ({
        email,
        password,
      }))
      if (address && logins.length > 1 && text.includes('de ejemplo están completas')) resolve({ address, logins })
    })
  })
}
