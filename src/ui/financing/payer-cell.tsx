import type { Payer } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PayerName } from '../counterparts/payer-name.tsx'
import { breakpointNarrow } from '../design/theme/layout-tokens.ts'
import { oneLine, tabularNumerals } from '../design/theme/type.ts'

export interface PayerCellProps {
  readonly payer: Payer
  readonly country: Country
  /** In place of the identifier. */
  readonly notice?: ReactNode
  /** In place of the link to the payer. */
  readonly name?: ReactNode
}

/** Name over identifier, in the space of one column. */
export const PayerCell = ({ payer, country, notice, name }: PayerCellProps) => {
  const styles = useStyles()
  return (
    <span className={styles.payer}>
      <span className={notice === undefined ? styles.name : styles.oneLine}>
        {name ?? <PayerName payer={upperCased(payer)} />}
      </span>
      {notice ?? <span className={styles.identifier}>{displayTaxId(country, payer.identifier)}</span>}
    </span>
  )
}

/** Tables spell the names of payers alike. */
export const upperCased = (payer: Payer): Payer => ({ ...payer, name: payer.name.toUpperCase() })

/** The full text of a truncated name. */
export const payerFullName = (payer: Payer, country: Country): string =>
  `${payer.name.toUpperCase()} · ${displayTaxId(country, payer.identifier)}`

const useStyles = makeStyles({
  payer: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    height: '100%',
    lineHeight: '18px',
    [breakpointNarrow]: { height: 'auto', lineHeight: tokens.lineHeightBase300 },
  },
  /* Two lines beside an identifier; a mark below leaves room for one. */
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: '14px',
    whiteSpace: 'normal',
  },
  oneLine,
  identifier: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    ...oneLine,
    ...tabularNumerals,
    [breakpointNarrow]: { display: 'none' },
  },
})
