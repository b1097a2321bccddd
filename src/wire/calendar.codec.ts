import * as t from 'io-ts'
import { DateOnly } from './codec/amounts.ts'
import { CountryCode, text } from './codec/primitives.ts'

export const HolidayQuery = t.strict({ country: CountryCode, from: DateOnly, to: DateOnly })
export const HolidayList = t.array(t.strict({ name: text(120), date: DateOnly }))
