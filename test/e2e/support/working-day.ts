/** A Wednesday without a holiday in so many days or later, as it is typed. */
export const workingDay = (days: number): string => {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  while (day.getUTCDay() !== 3 || HOLIDAYS.has(day.toISOString().slice(5, 10))) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10).split('-').toReversed().join('/')
}

const HOLIDAYS = new Set(['12-25', '01-01', '05-01', '05-21', '06-20', '06-21', '07-16', '09-16', '09-18', '12-08'])
