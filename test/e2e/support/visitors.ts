import {
  contentOf,
  firstOrder,
  firstPayroll,
  firstSupplier,
  registerUser,
  sessionWith,
  tokenOf,
  type Login,
  type Session,
} from './api.ts'
import type { Product } from './product.ts'
import { sampleLogins } from './samples.ts'

/** For whom a screen is shown: without a session, without a business, or with one. */
export type Visitor = 'guest' | 'newcomer' | 'company'

export interface Visitors {
  readonly login: Login
  readonly newcomer: Login
  /** The company's session. */
  readonly token: string
  readonly sessions: Readonly<Record<Visitor, Session>>
  /** An order of the company; `0` when it has none. */
  readonly orderId: string
  /** A supplier of the company; `0` when it has none. */
  readonly supplierId: string
  /** A payroll of the company; `0` when it has none. */
  readonly payrollId: string
  /** Words that say who the company and its user are. */
  readonly who: Readonly<Record<'name' | 'email' | 'identifier' | 'business' | 'password', string>>
}

/** The visitors of a product with samples: a company by its place among them, and a user who has just registered. */
export const visitorsOf = async ({ address, output }: Product, at: number): Promise<Visitors> => {
  const login = sampleLogins(output())[at]
  if (login === undefined) throw new Error('The host printed no login')
  const newcomer = { email: `nueva${at}@maderas.example`, password: 'una frase para entrar' }
  await registerUser(address, newcomer)
  const token = await tokenOf(address, login)
  const { user, business } = contentOf(token)
  return {
    login,
    newcomer,
    token,
    sessions: {
      guest: { cookies: [], origins: [] },
      newcomer: sessionWith(address, await tokenOf(address, newcomer)),
      company: sessionWith(address, token),
    },
    orderId: await firstOrder(address, token),
    supplierId: await firstSupplier(address, token),
    payrollId: await firstPayroll(address, token),
    who: {
      name: user.name,
      email: login.email,
      identifier: business.identifier,
      business: business.name,
      password: login.password,
    },
  }
}
