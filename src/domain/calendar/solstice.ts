import { type CivilDate, fromDayNumber } from '../kernel/civil-date.ts'

/**
 * The instant of the June solstice as a Julian Ephemeris Day, for the years 1000 to 3000, within a minute or so
 * (Meeus, Astronomical Algorithms, chapter 27, tables 27.B and 27.C).
 */
export const juneSolstice = (year: number): number => {
  const y = (year - 2000) / 1000
  const mean = 2451716.56767 + y * (365241.62603 + y * (0.00325 + y * (0.00888 - y * 0.0003)))
  const t = (mean - 2451545) / 36525
  const w = radians(35999.373 * t - 2.47)
  const lambda = 1 + 0.0334 * Math.cos(w) + 0.0007 * Math.cos(2 * w)
  const swing = TERMS.reduce((sum, [size, phase, rate]) => sum + size * Math.cos(radians(phase + rate * t)), 0)
  return mean + (0.00001 * swing) / lambda
}

/** The civil date of the June solstice at `offsetHours` from Greenwich. */
export const juneSolsticeDate = (year: number, offsetHours: number): CivilDate =>
  fromDayNumber(Math.floor(juneSolstice(year) - UNIX_EPOCH - dynamicalLead(year) / 86_400 + offsetHours / 24))

const UNIX_EPOCH = 2440587.5

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Seconds by which dynamical time leads UTC, about a minute now (Espenak and Meeus, 2005 to 2050). */
const dynamicalLead = (year: number): number => {
  const t = year - 2000
  return 62.92 + 0.32217 * t + 0.005589 * t * t
}

/** Amplitude in 0.00001 day, phase and yearly rate in degrees per Julian century. */
const TERMS: ReadonlyArray<readonly [size: number, phase: number, rate: number]> = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
]
