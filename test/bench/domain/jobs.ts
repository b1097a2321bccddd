import { addBusinessDays, isBusinessDay } from '#domain/calendar/calendar.ts'
import { interestOf } from '#domain/financing/simulate.ts'
import * as Clabe from '#domain/banking/clabe.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import type { Way } from '../support/race.ts'
import * as Floor from './floor.ts'
import { calendar, canonical, closed, dates, lines, today, typed } from './inputs.ts'
import * as Peers from './peers.ts'

/** A job of the domain, with the minimal loop and the packages that do it. */
export interface Job {
  readonly what: string
  readonly ours: Way
  readonly loop: Way
  /** For the comparison with packages: the same job with the inputs that all of them accept. */
  readonly called: Way
  readonly peers: ReadonlyArray<Way & { readonly name: string }>
  /** The first input for which rule and loop disagree; undefined when they agree. */
  readonly dissent: () => unknown
}

const closedDays: ReadonlySet<number> = new Set(closed.map(Floor.dayOf))
const closedTexts: ReadonlySet<string> = new Set(closed)
const FEW = 10

const { ruts, rfcs, curps, clabes } = typed

/** Each measurement has its own loop, because the JIT compiler would otherwise optimise one for another. */
export const jobs: ReadonlyArray<Job> = [
  {
    what: 'RUT',
    ours: way(ruts, () => {
      let n = 0
      for (const text of ruts) if (Rut.parse(text)._tag === 'Right') n += 1
      return n
    }),
    loop: way(ruts, () => {
      let n = 0
      for (const text of ruts) if (Floor.rut(text) !== undefined) n += 1
      return n
    }),
    ...besidePeers(Peers.rutPeers, canonical.ruts, (text) => Rut.parse(text)._tag === 'Right'),
    dissent: () => ruts.find((text) => valueOf(Rut.parse(text)) !== Floor.rut(text)),
  },
  {
    what: 'RFC',
    ours: way(rfcs, () => {
      let n = 0
      for (const text of rfcs) if (Rfc.parse(text)._tag === 'Right') n += 1
      return n
    }),
    loop: way(rfcs, () => {
      let n = 0
      for (const text of rfcs) if (Floor.rfc(text) !== undefined) n += 1
      return n
    }),
    ...besidePeers(Peers.rfcPeers, canonical.rfcs, (text) => Rfc.parse(text)._tag === 'Right'),
    dissent: () => rfcs.find((text) => valueOf(Rfc.parse(text)) !== Floor.rfc(text)),
  },
  {
    what: 'CURP',
    ours: way(curps, () => {
      let n = 0
      for (const text of curps) if (Curp.parse(text)._tag === 'Right') n += 1
      return n
    }),
    loop: way(curps, () => {
      let n = 0
      for (const text of curps) if (Floor.curp(text) !== undefined) n += 1
      return n
    }),
    ...besidePeers(Peers.curpPeers, canonical.curps, (text) => Curp.parse(text)._tag === 'Right'),
    dissent: () => curps.find((text) => valueOf(Curp.parse(text)) !== Floor.curp(text)),
  },
  {
    what: 'CLABE',
    ours: way(clabes, () => {
      let n = 0
      for (const text of clabes) if (Clabe.parse(text)._tag === 'Right') n += 1
      return n
    }),
    loop: way(clabes, () => {
      let n = 0
      for (const text of clabes) if (Floor.clabe(text) !== undefined) n += 1
      return n
    }),
    ...besidePeers(Peers.clabePeers, canonical.clabes, (text) => Clabe.parse(text)._tag === 'Right'),
    dissent: () => clabes.find((text) => valueOf(Clabe.parse(text)) !== Floor.clabe(text)),
  },
  {
    what: 'is it a business day',
    ours: way(dates, () => {
      let n = 0
      for (const date of dates) if (isBusinessDay(date, calendar)) n += 1
      return n
    }),
    loop: way(dates, () => {
      let n = 0
      for (const date of dates) if (Floor.isOpen(date, closedDays)) n += 1
      return n
    }),
    ...besidePeers(
      Peers.openDayPeers(closedTexts),
      dates,
      (date) => isBusinessDay(date as CivilDate, calendar),
      Peers.openDaySlowPeer,
    ),
    dissent: () => dates.find((date) => isBusinessDay(date, calendar) !== Floor.isOpen(date, closedDays)),
  },
  {
    what: '10 business days later',
    ours: way(dates, () => {
      let n = 0
      for (const date of dates) if (addBusinessDays(date, 10, calendar)._tag === 'Right') n += 1
      return n
    }),
    loop: way(dates, () => {
      let n = 0
      for (const date of dates) n += Floor.add(date, 10, closedDays).length
      return n
    }),
    ...besidePeers(
      Peers.tenDaysPeers(closedTexts),
      dates,
      (date) => addBusinessDays(date as CivilDate, 10, calendar),
      Peers.tenDaysSlowPeer,
    ),
    dissent: () =>
      dates.find((date) => valueOf(addBusinessDays(date, 10, calendar)) !== Floor.add(date, 10, closedDays)),
  },
  {
    what: 'interest of one invoice',
    ours: way(lines, () => {
      let n = 0
      for (const line of lines) n += interestOf(line, today).minor
      return n
    }),
    loop: way(lines, () => {
      let n = 0
      for (const line of lines) n += Floor.interest(line, today)
      return n
    }),
    ...besidePeers([], [], () => false),
    dissent: () => lines.find((line) => interestOf(line, today).minor !== Floor.interest(line, today)),
  },
]

function way(items: ReadonlyArray<unknown>, run: () => number): Way {
  return { items: items.length, run }
}

function besidePeers(
  peers: ReadonlyArray<Peers.Peer>,
  texts: ReadonlyArray<string>,
  own: Peers.Peer['does'],
  slow?: Peers.Peer,
): Pick<Job, 'called' | 'peers'> {
  const calling = (does: Peers.Peer['does'], asked: ReadonlyArray<string>): Way =>
    way(asked, () => asked.reduce((n, text) => n + (does(text) === false ? 0 : 1), 0))
  const few = slow === undefined ? [] : [{ name: slow.name, ...calling(slow.does, texts.slice(0, FEW)) }]
  return {
    called: calling(own, texts),
    peers: [...peers.map(({ name, does }) => ({ name, ...calling(does, texts) })), ...few],
  }
}

function valueOf<A>(answer: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }): A | undefined {
  return answer._tag === 'Right' ? answer.right : undefined
}
