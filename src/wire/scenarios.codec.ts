import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { SCENARIO_LETTERS } from '#domain/financing/scenario.ts'
import { fromPoints } from '#domain/kernel/rate.ts'
import { OrderLines, SimulationFiguresCodec } from './cart.codec.ts'
import { DateOnly } from './codec/amounts.ts'
import { byCountry } from './codec/by-country.ts'
import { id } from './codec/ids.ts'
import { mapCodec, tagOf } from './codec/map-codec.ts'
import { type CountryCodecs, mappedRecord } from './codec/mapped-record.ts'
import { Count, list, oneOf, optional } from './codec/primitives.ts'
import { FinancingTypeCodec } from './financing.codec.ts'

const HundredthsOfPercent = mapCodec(
  'HundredthsOfPercent',
  Count,
  (value) => E.mapLeft(tagOf)(fromPoints(value)),
  (value): number => value,
)

export const EffectiveRateCodec = mappedRecord('EffectiveRate', {
  annual: ['annualHundredths', HundredthsOfPercent],
  monthly: ['monthlyHundredths', optional(HundredthsOfPercent)],
})

const scenarioFigures = ({ country, money }: CountryCodecs) =>
  ({
    type: ['orderType', FinancingTypeCodec],
    simulatedOn: ['simulatedOn', DateOnly],
    invoices: ['invoices', Count],
    firstPayment: ['firstPaymentDate', DateOnly],
    lastPayment: ['lastPaymentDate', DateOnly],
    meanDays: ['meanDays', Count],
    /** Not `effectiveRate`: stored scenarios have a rate of another definition there. */
    rate: ['internalRate', optional(EffectiveRateCodec)],
    figures: ['figures', SimulationFiguresCodec(country)],
    lateInterest: ['lateInterest', money],
  }) as const

/** The figures in the form that the host stores. */
export const ScenarioFiguresCodec = mappedRecord('ScenarioFigures', scenarioFigures)

export const ScenarioCodec = mappedRecord('Scenario', (codecs) => ({
  id: ['id', id('Scenario')],
  letter: ['letter', oneOf('ScenarioLetter', SCENARIO_LETTERS)],
  ...scenarioFigures(codecs),
}))

export const ScenarioList = byCountry((country) =>
  t.strict({ scenarios: list(SCENARIO_LETTERS.length, ScenarioCodec(country)) }),
)

export const ScenarioRequest = mappedRecord('ScenarioRequest', { lines: ['orderInvoices', OrderLines] })

/** The invoices and payment dates that were simulated, in the order of the request. */
export const ScenarioLines = t.strict({ items: OrderLines })
