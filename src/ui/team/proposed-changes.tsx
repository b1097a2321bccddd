import { mergeClasses } from '@fluentui/react-components'
import type { ProposedAccount, ProposedChange } from '#application/team/approvals.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { approvalsText as text, proposedChangeText } from '../text/approvals.ts'
import { bankingText } from '../text/banking.ts'
import { useApprovalStyles } from './approvals.styles.ts'

interface ProposedChangesProps {
  readonly lines: ReadonlyArray<ProposedChange>
  readonly country: Country
}

/** Each change with the account as it is now and as it would be; what differs is bold. */
export const ProposedChanges = ({ lines, country }: ProposedChangesProps) => {
  const styles = useApprovalStyles()
  return (
    <>
      {lines.map((line, at) => (
        <div key={at} className={styles.change}>
          <strong>{proposedChangeText(line)}</strong>
          {(line.before !== undefined || line.after !== undefined) && (
            <div className={styles.sides}>
              {line.before !== undefined && (
                <Side title={text.before} account={line.before} other={line.after} country={country} />
              )}
              {line.after !== undefined && (
                <Side title={text.after} account={line.after} other={line.before} country={country} />
              )}
            </div>
          )}
          <Words line={line} />
        </div>
      ))}
    </>
  )
}

/** The words say what holds now and what would. */
const Words = ({ line: { becomes, was } }: { readonly line: ProposedChange }) => {
  const styles = useApprovalStyles()
  const rows = [
    [text.before, was],
    [text.after, becomes],
  ] as const
  if (was === undefined && becomes === undefined) return null
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={mergeClasses(styles.value, name === text.after && styles.differs)}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface SideProps {
  readonly title: string
  readonly account: ProposedAccount
  readonly other: ProposedAccount | undefined
  readonly country: Country
}

const Side = ({ title, account, other, country }: SideProps) => {
  const styles = useApprovalStyles()
  const rows = rowsOf(account, country)
  const others = other && rowsOf(other, country)
  return (
    <div className={styles.side}>
      <span className={styles.sideTitle}>{title}</span>
      <dl className={styles.facts}>
        {rows.map(([name, value], at) => {
          const differs = others !== undefined && others[at]?.[1] !== value
          return (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={mergeClasses(styles.value, differs && styles.differs)}>{value}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

const rowsOf = (
  { bank, currency, holder, holderIdentifier, number, type }: ProposedAccount,
  country: Country,
): ReadonlyArray<readonly [string, string]> => [
  [text.account.bank, bank],
  [text.account.type, `${bankingText.type(type)} · ${currency}`],
  [text.account.number, number],
  [text.account.holder, `${holder} · ${displayTaxId(country, holderIdentifier)}`],
]
