import * as E from 'fp-ts/Either'
import { parse, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import type { ParsedArguments } from '../config/config.ts'
import { operatorCommand } from './operator-command.ts'

const LONGEST_NAME = 60

export const holidayAdd = operatorCommand({
  summary: 'Agrega un feriado bancario que la ley de este programa no conoce.',
  usage: ['holiday:add CL|MX FECHA NOMBRE', '  FECHA    AAAA-MM-DD', `  NOMBRE   hasta ${LONGEST_NAME} caracteres`],
  options: [],
  read: (parsed) => {
    const day = dayIn(parsed)
    if (E.isLeft(day)) return day
    const name = parsed.words.slice(3).join(' ').trim()
    if (name === '') return E.left('Falta el nombre del feriado.')
    if (name.length > LONGEST_NAME) return E.left(`El nombre tiene hasta ${LONGEST_NAME} caracteres.`)
    return E.right({ command: 'holiday:add', ...day.right, name })
  },
})

export const holidayRemove = operatorCommand({
  summary: 'Quita un feriado que se agregó; los de la ley quedan.',
  usage: ['holiday:remove CL|MX FECHA'],
  options: [],
  read: (parsed) => {
    const day = dayIn(parsed)
    return E.isLeft(day) ? day : E.right({ command: 'holiday:remove', ...day.right })
  },
})

export const holidayList = operatorCommand({
  summary: 'Muestra los feriados que se agregaron.',
  usage: ['holiday:list CL|MX'],
  options: [],
  read: (parsed) => {
    const country = countryIn(parsed)
    return E.isLeft(country) ? country : E.right({ command: 'holiday:list', country: country.right })
  },
})

const countryIn = ({ words }: ParsedArguments): E.Either<string, Country> =>
  E.fromNullable('Falta el país: CL o MX.')(COUNTRIES.find((country) => country === words[1]))

const dayIn = (parsed: ParsedArguments): E.Either<string, { readonly country: Country; readonly date: CivilDate }> => {
  const country = countryIn(parsed)
  if (E.isLeft(country)) return country
  const date = parse(parsed.words[2] ?? '')
  return E.isLeft(date)
    ? E.left('Falta la fecha, o no es una fecha válida: AAAA-MM-DD.')
    : E.right({ country: country.right, date: date.right })
}
