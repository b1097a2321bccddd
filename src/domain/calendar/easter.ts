import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { on } from './holiday.ts'

/** Western Easter Sunday by the anonymous Gregorian computation (Meeus, Astronomical Algorithms, chapter 8). */
export const easterSunday = (year: number): CivilDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  return addDays(on(year, 3, 22), epact + weekday - 7 * late)
}
