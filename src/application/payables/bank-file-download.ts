import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import { bankFileRows, bankFileText, type BankFileFormat, type BankFileRow } from '#domain/payables/bank-file.ts'
import type { BankFileRejection, BankTransfer } from '#domain/payables/bank-file-fields.ts'
import { BANK_FILE_FORMATS } from '#domain/payables/bank-file-formats.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { FileSaver } from '../documents/file-saver.port.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import type { PayeeTransfer, PayrollDetail, PayrollTransfers } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The transfers of a payroll as a file that the bank of the business reads. */
export class BankFileDownload {
  static readonly needs = { current: CurrentSession, preferences: Preferences, saver: FileSaver }
  formatId: string
  /** Some bank accepted such a file: the user said so once. */
  isConfirmed: boolean
  readonly formats: ReadonlyArray<BankFileFormat>
  readonly #deps: Resolved<typeof BankFileDownload.needs>
  readonly #payroll: PayrollDetail
  readonly #transfers: PayrollTransfers

  constructor(
    dependencies: Resolved<typeof BankFileDownload.needs>,
    payroll: PayrollDetail,
    transfers: PayrollTransfers,
  ) {
    this.#deps = dependencies
    this.#payroll = payroll
    this.#transfers = transfers
    this.formats = BANK_FILE_FORMATS.filter(
      ({ bank, country }) =>
        country === dependencies.current.country && (bank === undefined || this.#originAt(bank) !== undefined),
    )
    this.formatId = this.formats[0]?.id ?? ''
    this.isConfirmed = dependencies.preferences.read().bankFileConfirmed
    makeAutoObservable(this, { formats: false }, { autoBind: true })
  }

  /** Formats of banks at which the business has no account. */
  get missing(): ReadonlyArray<BankFileFormat> {
    const { country } = this.#deps.current
    return BANK_FILE_FORMATS.filter((format) => format.country === country && !this.formats.includes(format))
  }

  get rows(): ReadonlyArray<BankFileRow> {
    return E.getOrElse((): ReadonlyArray<BankFileRow> => [])(this.#file)
  }

  /** Why the chosen format has no file of this payroll. */
  get rejection(): BankFileRejection | undefined {
    return E.isLeft(this.#file) ? this.#file.left : undefined
  }

  /** The rows in the file. */
  get written(): ReadonlyArray<BankFileRow> {
    return this.rows.filter(({ line }) => line !== undefined)
  }

  get canSave(): boolean {
    return this.written.length > 0 && this.exceeded === undefined
  }

  /** How many lines the bank reads, when the file has more. */
  get exceeded(): number | undefined {
    const { most = Infinity } = this.#format ?? {}
    return this.written.length > most ? most : undefined
  }

  choose(formatId: string): void {
    this.formatId = formatId
  }

  confirm(): void {
    this.isConfirmed = true
    this.#deps.preferences.change({ bankFileConfirmed: true })
  }

  save(): void {
    const format = this.#format
    if (format === undefined || !this.canSave) return
    const isSeparated = format.separator !== undefined
    this.#deps.saver.save({
      name: `${fileNameOf(this.#payroll)}-${format.id.toLowerCase().replaceAll('_', '-')}.${isSeparated ? 'csv' : 'txt'}`,
      kind: isSeparated ? 'csv' : 'txt',
      text: bankFileText(format, this.rows),
    })
  }

  get #format(): BankFileFormat | undefined {
    return this.formats.find(({ id }) => id === this.formatId)
  }

  get #file(): E.Either<BankFileRejection, ReadonlyArray<BankFileRow>> {
    const format = this.#format
    if (format === undefined) return E.right([])
    return bankFileRows(format, {
      concept: this.#payroll.name,
      identifier: this.#deps.current.business?.identifier ?? '',
      origin: format.bank === undefined ? '' : (this.#originAt(format.bank) ?? ''),
      transfers: this.#transfers.payees.map(transferOf),
    })
  }

  /** The number of the first account of the business at that bank. */
  #originAt(bank: string): string | undefined {
    return this.#transfers.ownAccounts.find(({ bankCode }) => digitsOf(bankCode) === bank)?.number
  }
}

const transferOf = ({ account, folios, identifier, invoices, name, total }: PayeeTransfer): BankTransfer => ({
  name,
  identifier,
  bank: digitsOf(account?.bankCode ?? ''),
  type: account?.type ?? '',
  number: account?.number ?? '',
  email: account?.email ?? '',
  amount: total,
  folios,
  invoices,
})

/** The central bank of Mexico publishes five digits, of which files carry the last three. */
const digitsOf = (bankCode: string): string => bankCode.slice(-3)

const fileNameOf = ({ paymentDate, reference }: PayrollDetail): string =>
  `pagos-${paymentDate}-${reference}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')
