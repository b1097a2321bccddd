import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Currency, fromDecimal, toDecimal } from '#domain/kernel/money.ts'
import { MOVEMENT_TYPES } from '#domain/wallet/movement.ts'
import { MAX_DATA_URL_LENGTH } from './data-url.ts'
import { DateOnly, Month } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { type Codec, mapCodec, tagOf } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, Folio, list, oneOf, optional, text } from './codec/primitives.ts'

export const StatementQuery = t.strict({ month: Month })

/** The account to which money went, as a person recognises it. */
const PaidAccount = t.strict({ bank: text(120), lastDigits: text(4) })

/** An entry of the ledger. `on`: the day that decides its month. */
const StatementEntry = mappedRecord('StatementEntry', ({ money }) => ({
  id: ['id', Count],
  type: ['type', oneOf('MovementType', MOVEMENT_TYPES)],
  amount: ['amount', money],
  on: ['date', DateOnly],
  isConfirming: ['confirming', t.boolean],
  orderId: ['orderId', optional(id('Order'))],
  folio: ['folio', optional(Folio)],
  account: ['account', optional(PaidAccount)],
}))

/** A balance in minor units, which is a decimal number of its currency on the wire. */
const Balance = (currency: Currency): Codec<number> =>
  mapCodec(
    `Balance${currency}`,
    t.number,
    (value) =>
      pipe(
        fromDecimal(currency, value),
        E.bimap(tagOf, ({ minor }) => minor),
      ),
    (minor) => toDecimal({ currency, minor }),
  )

const OpeningBalances = (currency: Currency) =>
  mappedRecord('OpeningBalances', {
    RECEIVABLE: ['receivable', Balance(currency)],
    RETENTION: ['retention', Balance(currency)],
    INTEREST: ['interest', Balance(currency)],
    SURPLUS: ['surplus', Balance(currency)],
    TRANSFERS: ['transfers', Balance(currency)],
  })

/** More than a month of a company that sells ten thousand invoices. */
const MAX_ENTRIES = 100_000

/** The balances before the month, and all entries of the month. */
export const MonthlyStatement = mappedRecord('MonthlyStatement', ({ country }) => ({
  month: ['month', Month],
  isProvisional: ['provisional', t.boolean],
  opening: ['opening', OpeningBalances(profileOf(country).currency)],
  entries: ['data', list(MAX_ENTRIES, StatementEntry(country))],
}))

/** The file as a data URL. */
export const StatementPdf = t.strict({ name: text(300), file: text(MAX_DATA_URL_LENGTH) })
