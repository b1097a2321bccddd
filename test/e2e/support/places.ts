import type { Page } from '@playwright/test'
import { FEATURES } from '#app/features.ts'
import type { Country } from '#domain/kernel/country.ts'

/** The visitor for whom a screen is shown: without a session, without a business, or with one. */
export type Visitor = 'guest' | 'newcomer' | 'company'

/** One screen of the product by its address. */
export interface Place {
  readonly name: string
  readonly path: string
  readonly visitor: Visitor
  /** The path after a redirect. */
  readonly redirectsTo?: string
  /** A spinner never stops: the gallery shows loading states. */
  readonly alwaysBusy?: true
  /** Calls without which the screen cannot be reached, so that faults leave them alone. */
  readonly requiredCalls?: RegExp
  /** Console messages that are no fault. */
  readonly expectedConsole?: RegExp
  /** The product is closed. */
  readonly isClosed?: true
}

const CODE = 'q'.repeat(43)

/** Addresses that no feature has, or that open a screen of a feature in another state. */
const EXTRA_PLACES: ReadonlyArray<Place> = [
  { name: 'signing in', path: '/start/login', visitor: 'guest' },
  { name: 'registering', path: '/start/register', visitor: 'guest' },
  { name: 'asking for a new password', path: '/start/forgotpassword', visitor: 'guest' },
  {
    name: 'a broken link to a new password',
    path: '/resetpassword/abc',
    redirectsTo: '/resetpassword',
    visitor: 'guest',
  },
  {
    name: 'an operator who enters',
    path: `/impersonate/${CODE}`,
    redirectsTo: '/',
    visitor: 'guest',
    expectedConsole: /4\d\d/,
  },
  { name: 'an address that leads nowhere', path: '/nowhere', visitor: 'guest' },
  { name: 'a closed product', path: '/', redirectsTo: '/maintenance', visitor: 'guest', isClosed: true },
  { name: 'the prompt before the invoices', path: '/finance/directo', visitor: 'company' },
  { name: 'an order that there is not', path: '/orders/999999', visitor: 'company', expectedConsole: /404/ },
]

/** Differences of single paths from the derived place. */
const OVERRIDES: Readonly<Record<string, Partial<Place>>> = {
  '/resetpassword/:hash?': { redirectsTo: '/resetpassword' },
  '/finance/directo': { requiredCalls: /taxuser\/check/ },
  '/finance/prontopago': { requiredCalls: /taxuser\/check/ },
  '/user/profile/*': { redirectsTo: '/user/profile' },
  '/design': { alwaysBusy: true },
}

const VISITORS = { open: 'guest', public: 'guest', completing: 'newcomer', protected: 'company' } as const

/** Rows that the company of the visitors has. */
export interface PlaceIds {
  readonly orderId: string
  readonly supplierId: string
  readonly payrollId: string
}

/** Every address with a screen of its own, for a company of that country. */
export const placesOf = (country: Country, { orderId, payrollId, supplierId }: PlaceIds): ReadonlyArray<Place> => [
  ...EXTRA_PLACES,
  ...FEATURES.filter(
    ({ menu, available }) => menu?.area !== 'profile' || available?.({ country, features: [] }) !== false,
  )
    .flatMap(({ paths, guard }) => paths.map((path) => ({ path, visitor: VISITORS[guard] })))
    .map(({ path, visitor }) => ({
      name: path,
      path: path
        .replace(':hash?', CODE)
        .replace(':orderId', orderId)
        .replace(':payrollId', payrollId)
        .replace(':supplierId', supplierId)
        .replace('*', 'nothing'),
      visitor,
      ...OVERRIDES[path],
    })),
]

/** Goes there and waits until there are words to read and, as far as one can wait for that, no spinner is left. */
export const visit = async (page: Page, place: Place): Promise<void> => {
  if (place.isClosed) await closeProduct(page)
  await page.goto(place.path)
  await standStill(page, place)
}

/** As long as every other wait: ten megabytes for each of eight calls took a busy machine 20 s. */
const LONGEST_SPINNER_MS = 60_000

/** The page watches itself in its frames, which go on because it is in front. */
const standStill = (page: Page, { alwaysBusy }: Pick<Place, 'alwaysBusy'>): Promise<unknown> =>
  page.waitForFunction(
    (mayBeBusy) => {
      const words = document.getElementById('root')?.innerText.trim() ?? ''
      return (
        words.length >= 20 && (mayBeBusy || document.querySelector('[role=progressbar], [aria-busy=true]') === null)
      )
    },
    alwaysBusy === true,
    { timeout: LONGEST_SPINNER_MS },
  )

/** The host marks the page while it is closed. */
const closeProduct = async (page: Page): Promise<void> => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<head>', '<head><meta name="maintenance" content="on">')
    await route.fulfill({ response, body })
  })
}
