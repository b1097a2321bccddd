import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environment, ROOT } from './lib/run.mjs'

/** Makes the README's pictures from the running product and its Chilean sample company. */
await ensureInstalled()
await ensureBuilt()
const { chromium } = await import('playwright-core')
const folder = join(ROOT, 'docs', 'pictures')
const data = mkdtempSync(join(tmpdir(), 'anticipo-pictures-'))
mkdirSync(folder, { recursive: true })
const host = spawn('node', ['dist/host/main.js', 'serve', '--sample', '--port', '0', '--data', data], { cwd: ROOT, env: environment() })
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-background-networking'] })
try {
  const { address, email, password } = await welcome()
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('link', { name: 'Estado de Operaciones' }).click()
  await page.getByRole('link', { name: /^Ver la operación/ }).nth(2).waitFor({ timeout: 60_000 })
  await picture(page, 'orders')
  await page.getByRole('link', { name: 'Financiamiento', exact: true }).click()
  await page.getByRole('grid').waitFor()
  const boxes = page.getByRole('grid').getByRole('checkbox')
  for (const at of [1, 2, 4]) await boxes.nth(at).click({ force: true })
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
} finally {
  await browser.close()
  await new Promise((resolve) => {
    host.once('exit', resolve)
    host.kill('SIGTERM')
  })
  rmSync(data, { recursive: true, force: true })
}

async function picture(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  process.stdout.write(`docs/pictures/${name}.png\n`)
}

/** What the host prints: its address, and the first sample company's login. */
function welcome() {
  return new Promise((resolve, reject) => {
    let text = ''
    host.once('exit', (code) => reject(new Error(`The host ended with ${code}: ${text}`)))
    host.stdout.on('data', (chunk) => {
      text += String(chunk)
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      const email = /Correo +(\S+)/.exec(text)?.[1]
      const password = /Contraseña +(\S+)/.exec(text)?.[1]
      if (address && email && password) resolve({ address, email, password })
    })
  })
}
