/** A date, `YYYY-MM-DD` or without its year, and its Spanish name. */
export type NamedDay = readonly [date: string, name: string]

/** Month and day `MM-DD` of the holidays of every year, and their names: Ley 2.977 and Ley 2.200 (1 May). */
export const CHILE_YEARLY: ReadonlyArray<NamedDay> = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día Nacional del Trabajo'],
  ['05-21', 'Día de las Glorias Navales'],
  ['08-15', 'Asunción de la Virgen'],
  ['09-18', 'Independencia Nacional'],
  ['09-19', 'Día de las Glorias del Ejército'],
  ['11-01', 'Día de Todos los Santos'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
]

/** Holidays of one year only, each by a law or a decree of its own. */
export const CHILE_ONCE: ReadonlyArray<NamedDay> = [
  ['2002-04-24', 'Censo de población y vivienda'],
  /* Ley 19.973. */
  ['2004-09-17', 'Feriado único de Fiestas Patrias'],
  ['2010-09-17', 'Feriado del Bicentenario'],
  ['2010-09-20', 'Feriado del Bicentenario'],
  ['2017-04-19', 'Censo abreviado de población y vivienda'],
  ['2022-09-16', 'Feriado único de Fiestas Patrias'],
]

/** Days of voting since 2012 beside the general elections, which have a fixed day. */
export const CHILE_ELECTIONS: ReadonlyArray<NamedDay> = [
  ['2012-10-28', 'Elecciones municipales'],
  ['2013-12-15', 'Segunda vuelta presidencial'],
  ['2016-10-23', 'Elecciones municipales'],
  ['2017-12-17', 'Segunda vuelta presidencial'],
  ['2020-10-25', 'Plebiscito nacional'],
  ['2021-05-15', 'Elecciones municipales y de convencionales'],
  ['2021-05-16', 'Elecciones municipales y de convencionales'],
  ['2021-06-13', 'Segunda vuelta de gobernadores'],
  ['2021-12-19', 'Segunda vuelta presidencial'],
  ['2022-09-04', 'Plebiscito constitucional'],
  ['2023-05-07', 'Elección de consejeros constitucionales'],
  ['2023-12-17', 'Plebiscito constitucional'],
  ['2024-10-27', 'Elecciones municipales y regionales'],
  ['2024-11-24', 'Segunda vuelta de gobernadores'],
  ['2025-12-14', 'Segunda vuelta presidencial'],
]
