import * as E from 'fp-ts/Either'
import type { ListedHoliday } from '#domain/calendar/calendar.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { addedHolidays, addHoliday, removeHoliday } from '../calendar/index.ts'
import { positional, sentence, type Kind } from './arguments.ts'
import { command } from './command.ts'
import { CountryCode, Day } from './kinds.ts'
import type { Needs } from './operator-services.ts'

const MAX_NAME_LENGTH = 60

const HolidayName: Kind<string> = {
  shown: 'NOMBRE',
  parse: (text) => (text.length > MAX_NAME_LENGTH ? undefined : text),
  wrong: (text) =>
    text === undefined ? 'Falta el nombre del feriado.' : `El nombre tiene hasta ${MAX_NAME_LENGTH} caracteres.`,
}

const HolidayDate = { ...Day, shown: 'FECHA' }

/** Closes a day that the laws of this program leave open, such as an election that was called. */
export const holidayAdd = command({
  name: 'holiday:add',
  summary: 'Agrega un feriado bancario que la ley de este programa no conoce.',
  args: {
    country: positional(CountryCode),
    date: positional(HolidayDate, Day.shown),
    name: sentence(HolidayName, `hasta ${MAX_NAME_LENGTH} caracteres`),
  },
  run: async ({ clock, database }: Needs<'clock' | 'database'>, { country, date, name }) => {
    await database.transaction(async (tx) => {
      await addHoliday(tx, country, { date, name })
      await appendAuditEntry(tx, clock, { actor: 'operator', action: 'holiday added', detail: { country, date, name } })
    })
    return E.right([`Feriado agregado en ${country}: ${lineOf({ date, name })}.`])
  },
})

/** Takes back a holiday that was added; those of the laws stay. */
export const holidayRemove = command({
  name: 'holiday:remove',
  summary: 'Quita un feriado que se agregó; los de la ley quedan.',
  args: { country: positional(CountryCode), date: positional(HolidayDate) },
  run: async ({ clock, database }: Needs<'clock' | 'database'>, { country, date }) => {
    const name = await database.transaction(async (tx) => {
      const removed = await removeHoliday(tx, country, date)
      if (removed !== undefined)
        await appendAuditEntry(tx, clock, {
          actor: 'operator',
          action: 'holiday removed',
          detail: { country, date, name: removed },
        })
      return removed
    })
    return name === undefined
      ? E.left(`El ${date} no es un feriado agregado en ${country}.`)
      : E.right([`Feriado quitado en ${country}: ${lineOf({ date, name })}.`])
  },
})

export const holidayList = command({
  name: 'holiday:list',
  summary: 'Muestra los feriados que se agregaron.',
  args: { country: positional(CountryCode) },
  run: async ({ database }: Needs<'database'>, { country }) => {
    const added = await addedHolidays(database, country)
    return E.right(added.length === 0 ? [`No hay feriados agregados en ${country}.`] : added.map(lineOf))
  },
})

const lineOf = ({ date, name }: ListedHoliday): string => `${date} ${name}`
