/** The banking days of each country, with the holidays that an operator adds. */
export { addedHolidays, addHoliday, removeHoliday } from './added-holidays.ts'
export { bankCalendarOf } from './bank-calendar.ts'
