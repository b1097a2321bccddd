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
  /** Where the address leads, when that is elsewhere. */
  readonly lands?: string
  /** Something turns there for ever: the gallery shows what waiting looks like. */
  readonly turns?: true
  /** Calls without which it could not be reached at all. */
  readonly spared?: RegExp
  /** What the console says although all is well. */
  readonly says?: RegExp
  /** The product is closed. */
  readonly isClosed?: true
}

const CODE = 'q'.repeat(43)

/** Addresses that no feature has, or that open a screen of a feature in another state. */
const FURTHER: ReadonlyArray<Place> = [
  { name: 'signing in', path: '/start/login', visitor: 'guest' },
  { name: 'registering', path: '/start/register', visitor: 'guest' },
  { name: 'asking for a new password', path: '/start/forgotpassword', visitor: 'guest' },
  { name: 'a broken link to a new password', path: '/resetpassword/abc', lands: '/resetpassword', visitor: 'guest' },
  { name: 'an operator who enters', path: `/impersonate/${CODE}`, lands: '/', visitor: 'guest', says: /4\d\d/ },
  { name: 'an address that leads nowhere', path: '/nowhere', visitor: 'guest' },
  { name: 'a closed product', path: '/', lands: '/maintenance', visitor: 'guest', isClosed: true },
  { name: 'the prompt before the invoices', path: '/finance/directo', visitor: 'company' },
  { name: 'an order that there is not', path: '/orders/999999', visitor: 'company', says: /404/ },
]

/** What is particular to the path of a feature. */
const PARTICULAR: Readonly<Record<string, Partial<Place>>> = {
  '/resetpassword/:hash?': { lands: '/resetpassword' },
  '/finance/directo': { spared: /taxuser\/check/ },
  '/finance/prontopago': { spared: /taxuser\/check/ },
  '/user/profile/*': { lands: '/user/profile' },
  '/design': { turns: true },
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
  ...FURTHER,
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
      ...PARTICULAR[path],
    })),
]

/** Goes there and waits until there are words to read and, as far as one can wait for that, nothing turns. */
export const visit = async (page: Page, place: Place): Promise<void> => {
  if (place.isClosed) await closeProduct(page)
  await page.goto(place.path)
  await standStill(page, place)
}

/** As long as every other wait: ten megabytes for each of eight calls took a busy machine 20 s. */
const LONGEST_SPINNER_MS = 60_000

/** The page watches itself in its frames, which go on because it is in front. */
const standStill = (page: Page, { turns }: Pick<Place, 'turns'>): Promise<unknown> =>
  page.waitForFunction(
    (mayTurn) => {
      const words = document.getElementById('root')?.innerText.trim() ?? ''
      return words.length >= 20 && (mayTurn || document.querySelector('[role=progressbar], [aria-busy=true]') === null)
    },
    turns === true,
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
