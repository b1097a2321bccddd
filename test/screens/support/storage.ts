import type { Page } from '@playwright/test'

const TEXT = /^"[^"]{0,100}"$/
const FLAG = /^(true|false)$/

/** The allowed values of version 4 of the persisted state. */
const PERSISTED: Readonly<Record<string, RegExp>> = {
  version: /^4$/,
  appearance: /^"(system|light|dark|contrast)"$/,
  hideAmounts: FLAG,
  lastActivity: /^\d+(\.\d+)?$/,
  clockOffset: /^-?\d{1,13}$/,
  utmInfo: /^\{("utm(Campaign|Medium|Source)":"[^"]{1,100}",?)*\}$/,
  referralCode: TEXT,
  isSudoUser: FLAG,
  showTourPostRegister: FLAG,
  tourSeen: FLAG,
  paymentsTourSeen: FLAG,
  menuFeatures: /^\{("\d+":\[(\d+,?)*\],?)*\}$/,
  bankFileConfirmed: FLAG,
  hiddenColumns: /^\[("[a-zA-Z]{1,30}",?)*\]$/,
  compactRows: FLAG,
  costColumns: /^\[("[a-zA-Z]{1,30}",?)*\]$/,
  wasInFinance: FLAG,
  wasInLogin: FLAG,
}

/** Everything that a browser may keep, by its key, and what it may look like. `id` is that of a company. */
const ALLOWED: Readonly<Record<string, (text: string) => boolean>> = {
  'local jwtToken': isToken,
  'local jwtToken:id': isToken,
  'local persist:v4': (text) =>
    Object.entries(JSON.parse(text) as Record<string, unknown>).every(([name, value]) =>
      PERSISTED[name]?.test(JSON.stringify(value)),
    ),
  'session return-to': (text) => /^\/(?![/\\])[^\s\\]{0,2048}$/.test(text),
  'session company': (text) => /^\d{1,15}$/.test(text),
  'session draft:order:direct:id': isRecord,
  'session draft:order:early:id': isRecord,
  'session intent:order:id': isRecord,
  'local intents:order': (text) =>
    (JSON.parse(text) as ReadonlyArray<unknown>).every((intent) => isRecord(JSON.stringify(intent))),
  'session draft:profile': (text) => /^\{"user":"\d+","isCreated":(true|false)\}$/.test(text),
}

/** The texts that a browser keeps although it should not: keys and shapes that are not foreseen, and `secrets` in those that are. */
export const keptByBrowser = async (
  page: Page,
  secrets: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<string>> => {
  const kept = await page.evaluate(async () => {
    const of = (name: string, storage: Storage) =>
      Object.entries(storage).map(([key, text]) => [`${name} ${key}`, String(text)] as const)
    const others = [
      document.cookie,
      ...(await indexedDB.databases()).map(({ name }) => name ?? '?'),
      ...(await caches.keys()),
    ]
    return [
      ...of('local', localStorage),
      ...of('session', sessionStorage),
      ...others.filter((other) => other !== '').map((other) => [other, ''] as const),
    ]
  })
  return kept.flatMap(([key, text]) => [
    ...(ALLOWED[key.replace(/:\d{1,15}$/, ':id')]?.(text) === true ? [] : [`${key}: ${text.slice(0, 200)}`]),
    ...Object.keys(secrets)
      .filter((secret) => text.includes(secrets[secret] ?? ''))
      .map((secret) => `${key} tells the ${secret}`),
  ])
}

function isToken(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
}

function isRecord(text: string): boolean {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The tour of the payments opens a while after the screen, and takes the focus. */
export const SEEN_TOUR = { 'persist:v4': JSON.stringify({ version: 4, paymentsTourSeen: true }) }
