import type { MoneyInputError } from '#domain/kernel/parse-input.ts'

/** Why a typed amount is not read. */
export const MONEY_INPUT_TEXT: Readonly<Record<MoneyInputError['_tag'], string>> = {
  MoneyInputEmpty: 'Escribe el monto.',
  MoneyInputMalformed: 'Escribe el monto con números.',
  MoneyInputOtherCurrency: 'Escribe el monto en la moneda que corresponde.',
  MoneyInputOtherSeparator: 'Revisa los puntos y las comas del monto.',
  MoneyInputTooPrecise: 'El monto tiene demasiados decimales.',
  MoneyInputTooLarge: 'El monto es demasiado grande.',
}
