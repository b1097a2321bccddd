import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { money } from '#domain/kernel/money.ts'
import { ledgerEntries } from '#domain/testing/statement.ts'
import { type Account, accountBalances, ACCOUNTS, type MovementType } from '#domain/wallet/movement.ts'
import { STATEMENT_ACCOUNTS, type Statement, type StatementEntry, statementOf } from '#domain/wallet/statement.ts'

const NOTHING = accountBalances([])
const entry = (type: MovementType, minor: number, over: Partial<StatementEntry> = {}): StatementEntry => ({
  type,
  amount: money('CLP', minor),
  isConfirming: false,
  ...over,
})
const amountsOf = (lines: ReadonlyArray<{ readonly amount: { readonly minor: number } }>) =>
  lines.map(({ amount }) => amount.minor)

/** $150.000 with $45.000 retained at 2,8 %, charged $2.800 and $500, paid ten days late: interest $980, returned $44.020. */
const OCTOBER = [
  entry('TRANSFER', 101_700, { account: { bank: 'BCI', lastDigits: '1234' } }),
  entry('RETENTION', 45_000),
  entry('PRICE_DIFFERENCE', 2_800),
  entry('ADVISORY', 500),
]
const NOVEMBER = [
  entry('PAGO_FACTURA', 150_000),
  entry('DEFAULT_INTEREST', 980),
  entry('RELEASE', 44_020),
  entry('SURPLUS_PAID', 44_020, { account: { bank: 'BCI', lastDigits: '1234' } }),
]

describe('the statement of a month', () => {
  it('with a transfer has it in the bank, its bills in the charges, and the rest still to come', () => {
    const { accounts, bank, charges, control } = statementOf('CLP', NOTHING, OCTOBER)
    expect(bank.groups).toEqual([{ group: { bank: 'BCI', lastDigits: '1234' }, amount: money('CLP', 101_700) }])
    expect(charges.groups).toEqual([{ group: 'BILL', amount: money('CLP', 3_300) }])
    expect(accounts.RECEIVABLE.closing.minor).toBe(150_000)
    expect(accounts.RETENTION.closing.minor).toBe(45_000)
    expect(control.closing.TRANSFERS.minor).toBe(-101_700)
  })

  it('with a late payment ends what was open; the payment of a payer is not in the bank, the payout is', () => {
    const { accounts, bank, charges } = statementOf('CLP', accountBalances(OCTOBER), NOVEMBER)
    expect(amountsOf(bank.lines)).toEqual([44_020])
    expect(accounts.RECEIVABLE.opening.minor).toBe(150_000)
    expect(amountsOf(accounts.RECEIVABLE.lines)).toEqual([-150_000])
    expect(amountsOf(accounts.RETENTION.lines)).toEqual([-980, -44_020])
    expect(amountsOf(accounts.SURPLUS.lines)).toEqual([44_020, -44_020])
    expect(STATEMENT_ACCOUNTS.map((account) => accounts[account].closing.minor)).toEqual([0, 0, 0])
    expect(charges.groups).toEqual([{ group: 'DEFAULT_INTEREST', amount: money('CLP', 980) }])
  })

  it('of a financed payroll has no transfer to suppliers in the bank, but what the company repays', () => {
    const entries = [
      entry('TRANSFER', 90_000, { isConfirming: true }),
      entry('PAGO_FACTURA', 92_000, { isConfirming: true }),
      entry('PAGO_FACTURA_REVERSED', 2_000, { isConfirming: true }),
    ]
    const { bank } = statementOf('CLP', NOTHING, entries)
    expect(amountsOf(bank.lines)).toEqual([-92_000, 2_000])
    expect(bank.groups).toEqual([{ group: 'REPAYMENT', amount: money('CLP', -90_000) }])
  })

  it('has a payment and its reversal as two lines, in the months in which they were booked', () => {
    const reversed = statementOf('CLP', accountBalances([...OCTOBER, ...NOVEMBER]), [
      entry('PAGO_FACTURA_REVERSED', 150_000),
      entry('DEFAULT_INTEREST_REVERSED', 980),
    ])
    expect(amountsOf(reversed.accounts.RECEIVABLE.lines)).toEqual([150_000])
    expect(amountsOf(reversed.charges.lines)).toEqual([-980])
    expect(reversed.bank.lines).toEqual([])
  })
})

interface MonthOfLedger {
  readonly before: ReadonlyArray<StatementEntry>
  readonly statement: Statement<StatementEntry>
}

/** The statements of all months of a ledger, each on the balances of what was booked before. */
const eachMonth = (ledger: ReturnType<typeof sample>): ReadonlyArray<MonthOfLedger> =>
  [...new Set(ledger.map(({ bookedOn }) => calendarMonthOf(bookedOn)))].toSorted().map((month) => {
    const before = ledger.filter(({ bookedOn }) => calendarMonthOf(bookedOn) < month)
    const entries = ledger.filter(({ bookedOn }) => calendarMonthOf(bookedOn) === month)
    return { before, statement: statementOf('CLP', accountBalances(before), entries) }
  })
const sample = () => fc.sample(ledgerEntries('CLP'), 1)[0] ?? []

const forEachLedger = (check: (months: ReadonlyArray<MonthOfLedger>, ledger: ReturnType<typeof sample>) => void) =>
  fc.assert(fc.property(ledgerEntries('CLP'), (ledger) => check(eachMonth(ledger), ledger)))

describe('the statements of any ledger', () => {
  it('open where the one before closed', () => {
    forEachLedger((months) =>
      months.slice(1).forEach(({ statement }, at) => {
        for (const account of STATEMENT_ACCOUNTS)
          expect(statement.accounts[account].opening).toEqual(months[at]?.statement.accounts[account].closing)
      }),
    )
  })

  it('together are the balances of the ledger', () => {
    forEachLedger((months, ledger) => {
      const balances = accountBalances(ledger)
      const last = months.at(-1)?.statement
      for (const account of last === undefined ? [] : ACCOUNTS)
        expect(last?.control.closing[account].minor).toBe(balances[account])
      for (const account of STATEMENT_ACCOUNTS) {
        const changes = months.flatMap(({ statement }) => amountsOf(statement.accounts[account].lines))
        expect(changes.reduce((total, change) => total + change, 0)).toBe(balances[account])
      }
      const charged = months.reduce((total, { statement }) => total + statement.charges.total.minor, 0)
      expect(charged).toBe(balances.INTEREST)
    })
  })

  it('close with their lines and have a control of zero', () => {
    forEachLedger((months) => {
      for (const { statement } of months) {
        expect(statement.control.difference.minor).toBe(0)
        for (const { closing, lines, opening } of Object.values(statement.accounts))
          expect(closing.minor).toBe(amountsOf(lines).reduce((total, change) => total + change, opening.minor))
      }
    })
  })

  it('have in the bank what came out of the ledger, where the company is the only other side', () => {
    const crossing: ReadonlyArray<MovementType> = ['TRANSFER', 'SURPLUS_PAID']
    forEachLedger((_, ledger) => {
      const own = ledger.filter(({ isConfirming, type }) => !isConfirming && crossing.includes(type))
      const { bank } = statementOf('CLP', NOTHING, own)
      expect(bank.total.minor).toBe(0 - accountBalances(own).TRANSFERS)
      expect(amountsOf(bank.groups).reduce((total, one) => total + one, 0)).toBe(bank.total.minor)
    })
  })

  it('have every account in the control', () => {
    const accounts: ReadonlyArray<Account> = ACCOUNTS
    expect(Object.keys(statementOf('CLP', NOTHING, []).control.closing).toSorted()).toEqual(accounts.toSorted())
  })
})
