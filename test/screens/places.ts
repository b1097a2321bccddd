import { FEATURES } from '#app/features.ts'
import type { Guard } from '#app/guard-redirect.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { LEGAL_FORM_TICKET, ORDER_ID, STATES, type Scenario, type State, type Visitor } from './page/scenario.ts'

/** A screen of the product by its address. */
export interface Place extends Pick<Scenario, 'path' | 'visitor' | 'credential' | 'code' | 'isClosed'> {
  readonly name: string
  readonly countries: ReadonlyArray<Country>
  readonly states: ReadonlyArray<State>
  /** The path after a redirect. */
  readonly redirectsTo?: string
  /** A spinner never stops: the gallery shows loading states. */
  readonly alwaysBusy?: true
  /** Console messages that are no fault. */
  readonly expectedConsole?: RegExp
}

const CODE = 'q'.repeat(43)

/** A screen without rows of a company: it waits for no answer. */
const STILL = { countries: ['CL'], states: ['full'] } as const

/** Addresses that no feature has, or that open a screen of a feature in another state. */
const EXTRA_PLACES: ReadonlyArray<Place> = [
  { name: 'signing in', path: '/start/login', visitor: 'guest', ...STILL },
  { name: 'registering', path: '/start/register', visitor: 'guest', ...STILL },
  { name: 'asking for a new password', path: '/start/forgotpassword', visitor: 'guest', ...STILL },
  {
    name: 'a broken link to a new password',
    path: '/resetpassword',
    visitor: 'guest',
    ...STILL,
  },
  { name: 'an operator who enters', path: '/', redirectsTo: '/start/login', visitor: 'guest', code: CODE, ...STILL },
  { name: 'a closed product', path: '/', redirectsTo: '/maintenance', visitor: 'guest', isClosed: true, ...STILL },
  { name: 'an address that leads nowhere', path: '/nowhere', visitor: 'guest', ...STILL },
  { name: 'an address that leads nowhere, with a company', path: '/nowhere', visitor: 'company', ...STILL },
  { name: 'a link to a form that there is not', path: '/legal-form?type=2&ticket=x', visitor: 'guest', ...STILL },
  ...Object.entries({ 'a link to a legal form': 1, 'a link to the debts': 0 }).map(([name, type]): Place => ({
    name,
    path: `/legal-form?type=${type}&business=Nw&ticket=${LEGAL_FORM_TICKET}`,
    visitor: 'guest',
    countries: COUNTRIES,
    states: STATES,
  })),
  ...(['missing', 'reading', 'failed'] as const).map((credential): Place => ({
    name: `invoices whose credential is ${credential}`,
    path: '/finance/directo',
    visitor: 'company',
    countries: COUNTRIES,
    states: ['full'],
    credential,
  })),
  {
    name: 'the invoices that cannot be financed',
    path: '/finance/directo?ver=no-financiables',
    visitor: 'company',
    countries: COUNTRIES,
    states: STATES,
  },
  ...['999999', 'nothing'].map((id): Place => ({
    name: `an order ${id}, that there is not`,
    path: `/orders/${id}`,
    visitor: 'company',
    ...STILL,
  })),
]

/** Differences of single paths from the derived place. */
const OVERRIDES: Readonly<Record<string, Partial<Place>>> = {
  '/resetpassword/:hash?': { redirectsTo: '/resetpassword', ...STILL },
  '/user/profile/*': { redirectsTo: '/user/profile', ...STILL },
  '/design': { alwaysBusy: true, ...STILL },
  '/legal-form': STILL,
  '/suppliers/archivo': STILL,
  /* The host serves the document in the frame of the report. Here there is no host: the frame stays empty, and Chromium says that it gets no message. */
  '/xtracker': { expectedConsole: /Framing|postMessage/ },
}

const VISITORS: Readonly<Record<Guard, Visitor>> = {
  open: 'guest',
  public: 'guest',
  completing: 'newcomer',
  protected: 'company',
}

/** Every address with a screen of its own, in the countries whose companies it is for. */
export const PLACES: ReadonlyArray<Place> = [
  ...EXTRA_PLACES,
  ...FEATURES.flatMap(({ available, guard, menu, paths }) =>
    paths.map((path): Place => ({
      name: path,
      path: path
        .replace(':hash?', CODE)
        .replace(':code', CODE)
        .replace(':orderId', ORDER_ID)
        .replace(':payrollId', '1')
        .replace(':approvalId', '1')
        .replace(':supplierId', '1')
        .replace(':payer', '76418205-7')
        .replace('*', 'nothing'),
      visitor: VISITORS[guard],
      countries: COUNTRIES.filter(
        (country) => menu?.area !== 'profile' || available?.({ country, features: [] }) !== false,
      ),
      states: STATES,
      ...OVERRIDES[path],
    })),
  ),
]
