import { clabe } from 'clabe-validator'
import curp from 'curp'
import { addBusinessDays, format, isWeekend, parseISO } from 'date-fns'
import Holidays from 'date-holidays'
import moment from 'moment-business-days'
import * as rutJs from 'rut.js'
import { stdnum } from 'stdnum'
import validateRfc from 'validate-rfc'

/**
 * Third-party packages for the same jobs, called as documented. They are measured and never shipped; the licence of
 * `curp` (GPL-3.0) would bind users of the domain.
 */
export interface Peer {
  readonly name: string
  readonly does: (text: string) => unknown
}

const numberOf =
  (country: string, kind: string) =>
  (text: string): boolean =>
    stdnum[country]?.[kind]?.validate(text).isValid === true

export const rutPeers: ReadonlyArray<Peer> = [
  { name: 'rut.js', does: (text) => rutJs.validate(text) },
  { name: 'stdnum', does: numberOf('CL', 'rut') },
]

export const rfcPeers: ReadonlyArray<Peer> = [
  { name: 'validate-rfc', does: (text) => validateRfc(text).isValid },
  { name: 'stdnum', does: numberOf('MX', 'rfc') },
]

export const curpPeers: ReadonlyArray<Peer> = [
  { name: 'curp', does: (text) => curp.validar(text) },
  { name: 'stdnum', does: numberOf('MX', 'curp') },
]

export const clabePeers: ReadonlyArray<Peer> = [
  { name: 'clabe-validator', does: (text) => clabe.validate(text).ok },
  { name: 'stdnum', does: numberOf('MX', 'clabe') },
]

/** From a date to whether it is a business day. Packages without holidays get ours. */
export const openDayPeers = (closed: ReadonlySet<string>): ReadonlyArray<Peer> => {
  giveMoment(closed)
  return [
    { name: 'date-fns and a set', does: (date) => !isWeekend(parseISO(date)) && !closed.has(date) },
    { name: 'moment-business-days', does: (date) => moment(date).isBusinessDay() },
  ]
}

/** From a date to the tenth business day after it. Those of date-fns ignore holidays. */
export const tenDaysPeers = (closed: ReadonlySet<string>): ReadonlyArray<Peer> => {
  giveMoment(closed)
  return [
    { name: 'date-fns, without holidays', does: (date) => format(addBusinessDays(parseISO(date), 10), 'yyyy-MM-dd') },
    { name: 'moment-business-days', does: (date) => moment(date).businessAdd(10).format('YYYY-MM-DD') },
  ]
}

/** Uses its own rules, which take half a millisecond a day: for few dates only. */
export const openDaySlowPeer: Peer = { name: 'date-holidays', does: (date) => isOpenIn(parseISO(date)) }

export const tenDaysSlowPeer: Peer = {
  name: 'date-holidays',
  does: (date) => {
    const day = parseISO(date)
    for (let left = 10; left > 0;) {
      day.setDate(day.getDate() + 1)
      if (isOpenIn(day)) left -= 1
    }
    return format(day, 'yyyy-MM-dd')
  },
}

const chilean = new Holidays('CL', { types: ['public', 'bank'] })

const isOpenIn = (day: Date): boolean => !isWeekend(day) && chilean.isHoliday(day) === false

const giveMoment = (closed: ReadonlySet<string>): void => {
  moment.updateLocale('en', { holidays: [...closed], holidayFormat: 'YYYY-MM-DD' })
}
