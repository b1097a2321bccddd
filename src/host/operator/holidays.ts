import * as E from 'fp-ts/Either'
import type { ListedHoliday } from '#domain/calendar/calendar.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { addedHolidays, addHoliday, removeHoliday } from '../calendar/added-holidays.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

type Services = Pick<OperatorServices, 'clock' | 'database'>

/** Closes a day that the laws of this program leave open, such as an election that was called. */
export const addHolidayCommand = async (
  { clock, database }: Services,
  { country, date, name }: RequestOf<'holiday:add'>,
): Promise<CommandResult> => {
  await database.transaction(async (tx) => {
    await addHoliday(tx, country, { date, name })
    await appendAuditEntry(tx, clock, { actor: 'operator', action: 'holiday added', detail: { country, date, name } })
  })
  return E.right([`Feriado agregado en ${country}: ${lineOf({ date, name })}.`])
}

/** Takes back a holiday that was added; those of the laws stay. */
export const removeHolidayCommand = async (
  { clock, database }: Services,
  { country, date }: RequestOf<'holiday:remove'>,
): Promise<CommandResult> => {
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
}

export const listHolidaysCommand = async (
  { database }: Services,
  { country }: RequestOf<'holiday:list'>,
): Promise<CommandResult> => {
  const added = await addedHolidays(database, country)
  return E.right(added.length === 0 ? [`No hay feriados agregados en ${country}.`] : added.map(lineOf))
}

const lineOf = ({ date, name }: ListedHoliday): string => `${date} ${name}`
