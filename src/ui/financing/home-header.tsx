import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { Stepper } from '../design/controls/stepper.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PHONE_SCREEN, space } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { financeText as text } from '../text/finance.ts'
import { showsExcluded } from './excluded-view.ts'
import { HomeNews } from './home-news.tsx'
import { rowFontSize } from '../design/theme/type.ts'

export interface HomeHeaderProps {
  readonly vm: FinanceHomeViewModel
  /** Shown beside the title in the first step; under the title it would push the stepper to another line. */
  readonly children: ReactNode
}

/** The title, what to do in this step, and what waits. A phone has no line for more than the last. */
export const HomeHeader = observer(function HomeHeader({ vm, children }: HomeHeaderProps) {
  const styles = useStyles()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [params] = useSearchParams()
  const { flow } = vm
  const step = flow.step === 3 ? 0 : flow.step
  const lead = step === 0 && showsExcluded(params) ? text.select.leadOfExcluded : text.leads[step]
  const news = step === 0 && <HomeNews vm={vm} />
  if (isPhone)
    return (
      <PageHeader
        title={step === 0 ? text.title : text.steps[step]}
        actions={
          <span className={styles.brief}>
            {news}
            {flow.step < 3 && <span>{text.stepOf(step + 1, text.steps.length)}</span>}
          </span>
        }
      />
    )
  return (
    <PageHeader
      title={text.title}
      aside={step === 0 && children}
      lead={
        <span className={styles.line}>
          <span>{lead}</span>
          {news}
        </span>
      }
      actions={flow.step < 3 && <Stepper label={text.stepsLabel} steps={text.steps} current={flow.step} />}
    />
  )
})

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', columnGap: space.s },
  brief: { display: 'flex', fontSize: rowFontSize, '& > :not(:first-child)': { display: 'none' } },
})
