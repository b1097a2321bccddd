import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WeekCover } from '#application/cash/week-cover.ts'
import type { CashWeek } from '#domain/cash/cash-column.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatFullDate } from '#domain/kernel/format.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { DraftReplacementDialog } from '../financing/draft-replacement-dialog.tsx'
import { coverText as text } from '../text/cash-cover.ts'
import { simulationText } from '../text/simulation.ts'
import { CoverOptions } from './cover-options.tsx'

interface WeekCoverProps {
  readonly cover: WeekCover
  readonly week: CashWeek
  readonly country: Country
  readonly today: CivilDate
}

/** The money that is missing at the end of a week, and the invoices that would bring it, with the balances before and after. */
export const WeekCoverDrawer = observer(function WeekCoverDrawer({ country, cover, today, week }: WeekCoverProps) {
  const styles = useStyles()
  const navigate = useNavigate()
  const { answer, proposal } = cover
  useEffect(() => answer.activate(), [answer])
  const leave = (type: FinancingType | undefined) => type !== undefined && void navigate(FINANCE_PATHS[type])
  const { value } = answer
  return (
    <Drawer
      size="medium"
      title={text.coverWeek(week, today)}
      onClose={cover.close}
      footer={
        proposal !== undefined && (
          <>
            <Button appearance="primary" className={styles.use} onClick={() => leave(cover.use())}>
              {text.use}
            </Button>
            <Button className={styles.calculation} onClick={cover.toggleCalculation}>
              {cover.calculation === undefined ? simulationText.seeCalculation : text.seeProposals}
            </Button>
          </>
        )
      }
    >
      {value === undefined ? (
        answer.failure === undefined ? (
          <PageSpinner />
        ) : (
          <FailureState failure={answer.failure} intro={text.failed} onRetry={answer.retry} />
        )
      ) : (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>{text.need}</dt>
              <dd className={mergeClasses(styles.fact, styles.need)}>
                <MoneyText value={value.need} />
              </dd>
            </div>
            <div>
              <dt>{text.arrival}</dt>
              <dd className={styles.fact}>
                <span>{formatFullDate(value.arrival)}</span>
                {cover.arrival._tag === 'DaysLate' && (
                  <span className={styles.late}>{text.late(value.arrival, cover.arrival, country)}</span>
                )}
              </dd>
            </div>
          </dl>
          {cover.arrival._tag === 'TooLate' ? (
            <p className={styles.text}>
              <strong>{text.tooLate}</strong>
              <br />
              <span>{text.tooLateDetail}</span>
            </p>
          ) : value.need.minor === 0 ? (
            <p className={styles.text}>{text.covered}</p>
          ) : (
            <CoverOptions cover={cover} value={value} week={week} country={country} today={today} />
          )}
        </>
      )}
      <DraftReplacementDialog vm={cover.replacement} onReplaced={leave} />
    </Drawer>
  )
})

const useStyles = makeStyles({
  use: { flexGrow: 1, minHeight: '40px' },
  calculation: { minHeight: '40px' },
  facts: { display: 'flex', gap: space.xl, margin: 0, color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  need: { color: customTokens.statusRedText, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  late: { display: 'block', color: customTokens.statusRedText, fontWeight: tokens.fontWeightRegular },
  text: { margin: 0, fontSize: rowFontSize },
})
