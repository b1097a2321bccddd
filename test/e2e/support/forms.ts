import { expect, type Page } from '@playwright/test'
import type { Visitor } from './places.ts'
import { expectHydrated } from './steps.ts'

/** A form that asks the host for something. */
export interface Form {
  readonly name: string
  readonly path: string
  readonly visitor: Visitor
  /** Fills in what is needed. Resolves to what has to stay, by its label. */
  readonly fill: (page: Page) => Promise<Readonly<Record<string, string>>>
  readonly send: string
  /** Calls that the form makes before it is sent, which a fault must not break. */
  readonly requiredCalls: RegExp
  /** What is said when all went well: an answer that says little more than that it is one is taken for that. */
  readonly done?: string
}

const EMAIL = { Email: 'ana@maderas.example' }
const PASSWORD = 'una frase para entrar'

const fillIn = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** What cannot be kept on purpose, such as a password, is not among what has to stay. */
export const FORMS: ReadonlyArray<Form> = [
  {
    name: 'sign-in',
    path: '/start/login',
    visitor: 'guest',
    send: 'Ingresar',
    requiredCalls: /^$/,
    fill: async (page) => {
      await expectHydrated(page)
      await fillIn(page, { ...EMAIL, Contraseña: PASSWORD })
      return EMAIL
    },
  },
  {
    name: 'registering',
    path: '/start/register',
    visitor: 'guest',
    send: 'Crear cuenta',
    requiredCalls: /^$/,
    fill: async (page) => {
      await fillIn(page, { ...EMAIL, Contraseña: PASSWORD, 'Repite la contraseña': PASSWORD })
      await expect(page.getByText('No se pudo verificar email')).toBeVisible()
      await page.getByRole('checkbox').check({ force: true })
      return EMAIL
    },
  },
  {
    name: 'a forgotten password',
    path: '/start/forgotpassword',
    visitor: 'guest',
    send: 'Enviar enlace',
    requiredCalls: /^$/,
    done: 'Revisa tu correo',
    fill: async (page) => {
      await fillIn(page, EMAIL)
      return EMAIL
    },
  },
  {
    name: 'completing the profile',
    path: '/completeregister',
    visitor: 'newcomer',
    send: 'Guardar y continuar',
    requiredCalls: /taxuser/,
    fill: async (page) => {
      const texts = { 'Nombre completo': 'Ana Muñoz Rojas', 'Nombre de la empresa': 'Maderas del Maule SpA' }
      await page.getByText('Chile', { exact: true }).click()
      await fillIn(page, {
        'Nombre completo': texts['Nombre completo'],
        Teléfono: '912345678',
        'RUT de la empresa': '76543210-3',
      })
      await expect(page.getByText(/No encontramos el nombre/)).toBeVisible()
      await fillIn(page, { 'Nombre de la empresa': texts['Nombre de la empresa'] })
      return texts
    },
  },
]
