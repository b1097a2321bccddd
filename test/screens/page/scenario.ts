import type { Country } from '#domain/kernel/country.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { Role } from '#domain/team/role.ts'

/** How the host answers while a screen is shown. */
export const STATES = ['loading', 'empty', 'error', 'full', 'longest'] as const
export type State = (typeof STATES)[number]

/** For whom a screen is shown: without a session, without a business, or with one. */
export type Visitor = 'guest' | 'newcomer' | 'company'

/** A screen of the product in one state. */
export interface Scenario {
  readonly path: string
  readonly state: State
  readonly country: Country
  readonly visitor: Visitor
  /** The state of the tax credential: by default the documents were read. */
  readonly credential?: Credential | undefined
  /** The code of an operator's link, which is redeemed before any screen is opened. */
  readonly code?: string | undefined
  /** The product is closed. */
  readonly isClosed?: true | undefined
  /** Ports that answer in another state, by the names of their tokens. */
  readonly ports?: Readonly<Record<string, State>> | undefined
  /** The values that calls answer with instead of those of the fakes, by `Port.method`. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** The failures that calls answer with, by `Port.method`. A method of a part of a port is named as if the port had it. */
  readonly failures?: Readonly<Record<string, unknown>> | undefined
  /**
   * The role of the user, instead of an owner. The adapters of the client then make the calls of the contract, which are answered with samples, or denied
   * where the role does not permit them.
   */
  readonly role?: Role | undefined
  /** The operator who sees what the company sees. */
  readonly operator?: string | undefined
  /** The invoices that the company owes, instead of those of the fakes. */
  readonly payables?: ReadonlyArray<PayableInvoice> | undefined
  /** The account of the supplier with this identifier changed at noon, and another member may confirm it too. */
  readonly changedAtNoon?: string
  /** Uploads of documents do not end. */
  readonly holdsUploads?: true | undefined
  /** The browser kept these values of an earlier visit, by their keys. */
  readonly stored?: Readonly<Record<string, string>> | undefined
}

/** How ports answer from now on: what waits is answered, too. New failures replace all of the earlier ones. */
export type AnswerChange = Pick<Scenario, 'failures' | 'ports' | 'values'> & { readonly state?: State | undefined }

export type Credential = 'missing' | 'reading' | 'failed' | 'linked'

/** The order whose detail is shown. */
export const ORDER_ID = '5025'

export const LEGAL_FORM_TICKET = 'abc'

/** The time of every scenario: noon of a Wednesday in Santiago. */
export const NOW_MS = Date.UTC(2026, 2, 4, 15)

/** The functions that the page offers to the tests. */
export interface ScreenPage {
  /** Replaces what is shown, in a container of its own. */
  readonly showScreen: (scenario: Scenario) => Promise<void>
  readonly changeAnswers: (change: AnswerChange) => void
  /** The calls of the shown screen, by their names, that the role does not permit. */
  readonly deniedCalls: () => ReadonlyArray<string>
}
