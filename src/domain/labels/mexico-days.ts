import type { NamedDay } from './chile-days.ts'

/** Month and day `MM-DD` of the holidays of every year, and their names: Ley Federal del Trabajo, art. 74. */
export const MEXICO_YEARLY: ReadonlyArray<NamedDay> = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['09-16', 'Día de la Independencia'],
  ['12-25', 'Navidad'],
]

/** The same for the days on which banks close by the lists of the CNBV. */
export const MEXICO_BANK_YEARLY: ReadonlyArray<NamedDay> = [
  ['11-02', 'Día de los Muertos'],
  ['12-12', 'Día del Empleado Bancario'],
]
