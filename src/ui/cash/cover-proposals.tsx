import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { WeekCover } from '#application/cash/week-cover.ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { cardRadius, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { coverText as text } from '../text/cash-cover.ts'
import { proposalText } from '../text/proposals.ts'

interface CoverProposalsProps {
  readonly cover: WeekCover
  readonly country: Country
}

/** A card for each proposal, one of which is chosen. */
export const CoverProposals = observer(function CoverProposals({ country, cover }: CoverProposalsProps) {
  const styles = useStyles()
  const { proposal, proposals } = cover
  const heading = useId()
  const choose = (value: string): void => {
    const strategy = PROPOSAL_STRATEGIES.find((one) => one === value)
    if (strategy !== undefined) cover.choose(strategy)
  }
  return (
    <>
      <strong id={heading} className={styles.heading}>
        {text.proposals}
      </strong>
      <RadioGroup
        aria-labelledby={heading}
        className={styles.cards}
        value={proposal?.strategy ?? ''}
        onChange={(_, { value }) => choose(value)}
      >
        {proposals.map(({ cost, days, lines, missing, payers, receives, removed, strategy }) => (
          <Radio
            key={strategy}
            value={strategy}
            className={mergeClasses(styles.card, strategy === proposal?.strategy && styles.chosen)}
            label={{
              className: styles.label,
              children: (
                <>
                  <span className={styles.line}>
                    <strong>{proposalText.strategies[strategy]}</strong>
                    <span>
                      {proposalText.receives} <MoneyText value={receives} className={styles.receives} />
                    </span>
                  </span>
                  <span className={mergeClasses(styles.line, styles.detail)}>
                    <span>{text.facts(lines.length, payers, days, country)}</span>
                    <span>
                      {proposalText.cost} <MoneyText value={cost} />
                    </span>
                  </span>
                  <span className={styles.names}>{text.names(removed.flatMap(({ name }) => name ?? []))}</span>
                  {missing.minor > 0 && (
                    <span className={styles.missing}>
                      {proposalText.missing} <MoneyText value={missing} />
                    </span>
                  )}
                </>
              ),
            }}
          />
        ))}
      </RadioGroup>
    </>
  )
})

const useStyles = makeStyles({
  heading: { fontSize: rowFontSize },
  cards: { display: 'flex', flexDirection: 'column', gap: space.s, width: '100%' },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
  },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}`, boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}` },
  label: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: rowFontSize,
  },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s },
  receives: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  names: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
  missing: { color: tokens.colorPaletteDarkOrangeForeground1, fontWeight: tokens.fontWeightSemibold },
})
