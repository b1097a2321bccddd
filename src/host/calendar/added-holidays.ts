import type { ListedHoliday } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { date, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, rows, sql } from '../database/sql.ts'

const HolidayRow = rowCodec('HolidayRow', { date, name: text })

/** The holidays that operators added to those of the laws, in date order. */
export const addedHolidays = (queries: Queries, country: Country): Promise<ReadonlyArray<ListedHoliday>> =>
  rows(queries, HolidayRow, sql`select day as date, name from added_holiday where country = ${country} order by day`)

/** Adds a holiday, or renames it. */
export const addHoliday = (tx: Queries, country: Country, { date: day, name }: ListedHoliday): Promise<void> =>
  execute(
    tx,
    sql`insert into added_holiday (country, day, name) values (${country}, ${day}, ${name})
      on conflict (country, day) do update set name = excluded.name`,
  )

/** The name of the removed holiday; undefined for a day that was not added. */
export const removeHoliday = (tx: Queries, country: Country, day: CivilDate): Promise<string | undefined> =>
  optionalValue(tx, text, sql`delete from added_holiday where country = ${country} and day = ${day} returning name`)
