import type { PolicyTextError } from '#application/team/policy-text.ts'
import type { BankAccountError } from '#domain/banking/bank-account.ts'
import type { ProfileProblem } from '#domain/business/profile-completion.ts'
import type { ContactError } from '#domain/contacts/contact.ts'
import type { CollectionMarkError } from '#domain/cash/collection-mark.ts'
import type { OpeningError } from '#domain/cash/opening.ts'
import type { OwnItemError } from '#domain/cash/own-item.ts'
import type { DateInputError, MoneyInputError } from '#domain/kernel/parse-input.ts'
import type { PaymentTermError } from '#domain/suppliers/payment-term.ts'
import type { RejectionReasonError } from '#domain/team/approval.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { RegistrationError } from '#domain/identity/registration.ts'
import type { StakeholderError } from '#domain/legal/stakeholder.ts'
import { commonText } from './common.ts'
import { MONEY_INPUT_TEXT } from './money-input.ts'

/** The warning of a valid RFC that is probably mistyped. */
export const unusualRfc = 'Este RFC es poco común. Revísalo.'

/** The errors of all form validations. */
export type FieldError =
  | RegistrationError
  | ProfileProblem['error']
  | BankAccountError
  | StakeholderError
  | ContactError
  | PaymentTermError
  | MoneyInputError
  | DateInputError
  | OwnItemError
  | RejectionReasonError
  | CollectionMarkError
  | PolicyTextError
  | Extract<OpeningError, { readonly _tag: 'OpeningInFuture' }>

/** The error text of a field that contains `typed`. */
export const fieldErrorText = (error: FieldError, typed: string): string => {
  switch (error._tag) {
    case 'EmailEmpty':
    case 'PasswordEmpty':
    case 'TermsNotAccepted':
    case 'TextEmpty':
    case 'PhoneEmpty':
    case 'ChoiceMissing':
    case 'AccountNumberEmpty':
    case 'ClabeEmpty':
    case 'CurpEmpty':
    case 'PaymentTermEmpty':
    case 'DateInputEmpty':
      return commonText.required
    case 'RutEmpty':
    case 'RfcEmpty':
      return typed === '' ? commonText.required : commonText.onlyBlanks
    case 'EmailBlank':
    case 'PasswordBlank':
    case 'TextBlank':
      return commonText.onlyBlanks
    case 'EmailMalformed':
      return commonText.invalidEmail
    case 'PasswordTooShort':
      return `La contraseña debe tener a lo menos ${error.minimum} caracteres`
    case 'PasswordsDiffer':
      return 'Las contraseñas no coinciden'
    case 'ContactPhoneMalformed':
      return 'Teléfono inválido'
    case 'PaymentTermNotWhole':
      return 'Ingresa un número de días'
    case 'PaymentTermOutOfRange':
      return `Máximo ${error.maximum} días`
    case 'MoneyInputEmpty':
    case 'MoneyInputMalformed':
    case 'MoneyInputOtherCurrency':
    case 'MoneyInputOtherSeparator':
    case 'MoneyInputTooPrecise':
    case 'MoneyInputTooLarge':
      return MONEY_INPUT_TEXT[error._tag]
    case 'ReasonTooShort':
      return `Escribe al menos ${error.minimum} caracteres`
    case 'TextTooLong':
      return `Máximo ${error.maximum} caracteres`
    case 'PhoneNotDigits':
      return 'Teléfono incorrecto'
    case 'PhoneTooShort':
    case 'PhoneTooLong':
      return `El teléfono debe tener ${error.digits} dígitos`
    case 'ChoiceUnknown':
      return 'Elige una opción de la lista'
    case 'AccountNumberNotDigits':
    case 'ClabeNotDigits':
      return 'Ingresa solo números'
    case 'AccountNumberTooLong':
      return `Máximo ${error.maximum} dígitos`
    case 'ClabeLengthMismatch':
      return 'La CLABE debe tener 18 dígitos'
    case 'ClabeCheckDigitMismatch':
      return 'El último dígito no corresponde a esta CLABE. Revísala.'
    case 'RutMalformed':
      return 'Ingresa un RUT válido, como 76.086.428-5'
    case 'RutCheckDigitMismatch':
      return 'El dígito verificador no coincide. Revisa el RUT.'
    case 'RfcMalformed':
      return 'Ingresa un RFC válido: 3 o 4 letras, 6 dígitos y 3 caracteres'
    case 'RfcDateImpossible':
      return 'La fecha dentro del RFC no existe. Revisa sus 6 dígitos.'
    case 'RfcGeneric':
      return 'Este es un RFC genérico. Ingresa el de tu empresa.'
    case 'CurpMalformed':
      return 'Ingresa una CURP válida, de 18 caracteres'
    case 'CurpDateImpossible':
      return 'La fecha dentro de la CURP no existe. Revísala.'
    case 'CurpCheckDigitMismatch':
      return 'El último dígito no corresponde a esta CURP. Revísala.'
    case 'CivilDateMalformed':
    case 'CivilDateImpossible':
    case 'DateInputMalformed':
    case 'DateInputImpossible':
      return 'Ingresa una fecha que exista'
    case 'OpeningInFuture':
      return 'Elige hoy o un día anterior'
    case 'ExpectedDatePast':
      return 'Elige hoy o un día posterior'
    case 'ExpectedDateTooLate':
      return `Elige un día hasta el ${formatShortDate(error.last)}`
    case 'CollectedInOrder':
      return 'Está en una operación'
    case 'AmountNotPositive':
      return 'Escribe un monto mayor que cero'
    case 'BandAmountNotRising':
      return 'Escribe un monto mayor que el del tramo anterior'
    case 'BandApproversNotRising':
      return 'Elige más personas que en el tramo anterior'
    case 'CoolingHoursUnknown':
      return 'Elige cuánto espera'
    case 'ExpiryDaysOutOfRange':
      return `Escribe de 1 a ${error.maximum} días`
    case 'UntilBeforeFrom':
      return 'Elige el mismo día del inicio o uno posterior'
    case 'StakeholderNotBorn':
      return 'Ingresa una fecha que ya pasó'
    case 'StakeholderTooYoung':
      return `Debe tener ${error.years} años o más`
    case 'StakeholderIsCompany':
      return 'Este es el RFC de una empresa. Ingresa el de la persona.'
    case 'PostalCodeMalformed':
      return `El código postal tiene ${error.digits} dígitos`
    case 'CommuneOfOtherRegion':
      return 'Elige una comuna de la región'
  }
}
