import { ServerResponse } from 'node:http'

/** Loaded before the host of a journey: its clock runs `DAYS_LATER` days after that of the machine, in its worker threads too. */
const LATER_MS = Number(process.env['DAYS_LATER'] ?? 0) * 24 * 60 * 60 * 1000

const MachineDate = Date
const now = (): number => MachineDate.now() + LATER_MS

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, called) as object,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
})

/* The answers of a server have the machine's time, by which a client sets its own. */
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as (...given: ReadonlyArray<unknown>) => unknown
Reflect.set(ServerResponse.prototype, 'writeHead', function (this: ServerResponse, ...given: ReadonlyArray<unknown>) {
  this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, given)
})
