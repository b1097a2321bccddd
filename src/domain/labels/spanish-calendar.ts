/** January first. */
export const MONTHS: ReadonlyArray<string> = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Monday first. */
export const WEEKDAYS: ReadonlyArray<string> = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
]

/** Monday first; three letters each. */
export const WEEKDAYS_SHORT: ReadonlyArray<string> = WEEKDAYS.map((weekday) => weekday.slice(0, 3))
