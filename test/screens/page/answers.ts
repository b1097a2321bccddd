import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { DECIMALS, type Currency } from '#domain/kernel/money.ts'
import type { Country } from '#domain/kernel/country.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import type { AnswerChange, Scenario, State } from './scenario.ts'

/** Changes the answer of a call. */
type Change = (call: TaskEither<unknown, unknown>) => TaskEither<unknown, unknown>

/** How the ports of a shown screen answer, which may change while it is shown. */
export interface Answers {
  /** The state of the port with that name. */
  readonly stateOf: (port: string) => State
  /** The value that `Port.method` answers with instead of the fake's, if there is one. */
  readonly valueOf: (call: string) => { readonly value: unknown } | undefined
  /** The failure that `Port.method` answers with, if there is one. */
  readonly failureOf: (call: string) => unknown
  /** Resolves at the next change. */
  readonly changed: () => Promise<void>
  readonly change: (change: AnswerChange) => void
}

/** The frame shows no screen before these ports answered, so that they do in every state. */
const FRAME: ReadonlySet<string> = new Set(['Features', 'Holidays', 'LiveEvents', 'TaxCredentials'])

export const makeAnswers = (scenario: Scenario): Answers => {
  let { failures = {}, ports = {}, state, values = {} } = scenario
  let waiting: Array<() => void> = []
  return {
    stateOf: (port) => ports[port] ?? (FRAME.has(port) && state !== 'longest' ? 'full' : state),
    valueOf: (call) => (call in values ? { value: values[call] } : undefined),
    failureOf: (call) => failures[call],
    changed: () => new Promise((resolve) => waiting.push(resolve)),
    change: (next) => {
      ports = { ...ports, ...next.ports }
      values = { ...values, ...next.values }
      failures = next.failures ?? failures
      state = next.state ?? state
      const released = waiting
      waiting = []
      for (const release of released) release()
    },
  }
}

/** The same port, whose calls answer as its state says and in the currency of the country. A call that waits is answered after a change. */
export const answering = <Port extends object>(port: Port, name: string, answers: Answers, country: Country): Port =>
  wrapped(port, (call, method) => async () => {
    while (answers.stateOf(name) === 'loading') await answers.changed()
    const failure = answers.failureOf(`${name}.${method}`)
    if (failure !== undefined) return E.left(failure)
    const given = answers.valueOf(`${name}.${method}`)
    const answer: TaskEither<unknown, unknown> = given === undefined ? call : async () => E.right(given.value)
    return CHANGES[answers.stateOf(name)](inCountry(answer, country))()
  })

const CHANGES: Readonly<Record<State, Change>> = {
  loading: (call) => call,
  empty: (call) => call,
  error: () => async () => E.left(rejected('ERROR_UNKNOWN_ERROR')),
  full: (call) => call,
  longest: (call) => async () => E.map(longest)(await call()),
}

type ChangeMethod = (call: TaskEither<unknown, unknown>, method: string) => TaskEither<unknown, unknown>

/** A function that a call returns is the call's task; an object with functions is a port of its own. */
const wrapped = <Port extends object>(port: Port, change: ChangeMethod): Port =>
  new Proxy(port, {
    get: (target, key, receiver) => {
      const member: unknown = Reflect.get(target, key, receiver)
      if (isPort(member)) return wrapped(member, change)
      if (typeof member !== 'function') return member
      return (...args: ReadonlyArray<unknown>): unknown => {
        const result: unknown = Reflect.apply(member, target, args)
        if (typeof result === 'function') return change(result as TaskEither<unknown, unknown>, String(key))
        return isPort(result) ? wrapped(result, change) : result
      }
    },
  })

const isPort = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function')

/** The fakes are Chilean: in Mexico their pesos are the country's. */
const inCountry = (call: TaskEither<unknown, unknown>, country: Country): TaskEither<unknown, unknown> =>
  country === 'CL'
    ? call
    : async () => E.map((answer) => changed(answer, (_, value) => (value === 'CLP' ? 'MXN' : undefined)))(await call())

/** Names and texts as long as the forms allow, and the largest amounts that a screen has to fit. */
const longest = (answer: unknown): unknown =>
  changed(answer, (key, value, owner) => {
    if (typeof value === 'string') return LONGEST[key]
    if (key === 'minor' && 'currency' in owner && typeof value === 'number' && value > 0)
      return 98_765_432_109 * 10 ** DECIMALS[owner.currency as Currency]
    return undefined
  })

const LONG_NAME =
  'Comercializadora e Importadora de Maquinaria Agrícola Hermanos Ñancupil Valdivieso y Compañía Limitada'

const LONGEST: Readonly<Record<string, string>> = {
  name: LONG_NAME,
  holder: LONG_NAME,
  title: LONG_NAME,
  detail: `${LONG_NAME}. ${LONG_NAME}.`,
  description: `${LONG_NAME}. ${LONG_NAME}.`,
  reason: `${LONG_NAME}. ${LONG_NAME}.`,
  alias: 'Cuenta de los pagos a proveedores de la zona sur austral',
  address: 'Avenida Libertador General Bernardo O’Higgins Riquelme 12.345, oficina 1.203, Santiago Centro',
  email: 'administracion.y.finanzas.de.la.zona.sur.austral@comercializadora-nancupil-valdivieso.example',
  folio: '999999999999',
  position: 'Subgerente de administración, tesorería y finanzas corporativas',
}

type Replace = (key: string, value: unknown, owner: object) => unknown

/** A copy with other values where `replace` has one. */
const changed = (value: unknown, replace: Replace): unknown => {
  if (Array.isArray(value)) return value.map((each) => changed(each, replace))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replace(key, each, value) ?? changed(each, replace)]),
  )
}
