import { makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { cashText } from '../text/cash.ts'
import { debtsText } from '../text/debts.ts'

/** Lists debts with other creditors and a surplus that was not requested. No week counts them, because nothing says when the money moves. */
export const CashNotes = observer(function CashNotes() {
  const styles = useStyles()
  const { country } = useViewModel(CurrentSession)
  const debts = useViewModel(DebtsViewModel)
  const wallet = useViewModel(WalletViewModel)
  const { hasSurplus } = profileOf(country)
  const { hasCreditBureau, hasDebtService, hasTreasuryDebt } = screensOf(country)
  useEffect(() => {
    const parts = [
      ...(hasSurplus ? [wallet.wallet] : []),
      ...(hasTreasuryDebt ? [debts.treasury] : []),
      ...(hasCreditBureau ? [debts.bureau] : []),
      ...(hasDebtService ? [debts.service] : []),
    ]
    const stops = parts.map((part) => part.activate())
    return () => stops.forEach((stop) => stop())
  }, [debts, wallet, hasSurplus, hasTreasuryDebt, hasCreditBureau, hasDebtService])
  const { bureauState, serviceState, treasuryState } = debts
  const surplus = wallet.state?._tag === 'Available' ? wallet.state.balance : undefined
  const owed = [
    ...(treasuryState._tag === 'Owed' ? [{ name: debtsText.treasury, ...treasuryState }] : []),
    ...(bureauState._tag === 'Owed' ? [{ name: debtsText.bureau, ...bureauState }] : []),
    ...(serviceState._tag === 'Consulted' && (serviceState.total?.minor ?? 0) > 0
      ? [{ name: debtsText.service, ...serviceState }]
      : []),
  ]
  if (owed.length === 0 && surplus === undefined) return null
  return (
    <section className={styles.notes} aria-label={cashText.notes.label}>
      <span>{cashText.notes.lead}</span>
      <ul className={styles.list}>
        {owed.map(({ name, on, total }) => (
          <li key={name}>
            <span>{name}</span> <MoneyText value={total} /> <span>{cashText.notes.on(on)}</span>
          </li>
        ))}
        {surplus !== undefined && (
          <li>
            <span>{cashText.notes.surplus}</span> <MoneyText value={surplus} />{' '}
            <TextLink to={FINANCE_PATHS.DIRECT_FINANCING}>{cashText.notes.request}</TextLink>
          </li>
        )}
      </ul>
    </section>
  )
})

const useStyles = makeStyles({
  notes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    rowGap: space.xs,
    padding: `0 ${space.m}`,
    color: tokens.colorNeutralForeground2,
    fontSize: rowFontSize,
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
})
