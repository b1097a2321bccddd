import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { observer } from 'mobx-react-lite'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { type Failure, retryAfterOf } from '#application/shared/failure.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { taxRefreshText as text } from '../text/tax-refresh.ts'

export interface RefreshControlProps {
  readonly country: Country
  readonly vm: FinanceHomeViewModel
}

/** Brings later documents of the tax authority, and says when that was last done. */
export const RefreshControl = observer(function RefreshControl({ vm, country }: RefreshControlProps) {
  const styles = useStyles()
  const { refresh } = vm.credential
  return (
    <>
      <div className={styles.control}>
        <div className={styles.state}>
          <div className={styles.words}>
            <output>{wordsOf(vm)}</output>
            {refresh.isRunning && (
              <span className={styles.percent} aria-hidden>
                {text.percent(refresh.percent)}
              </span>
            )}
          </div>
          {refresh.isRunning && <ProgressBar max={100} value={refresh.percent} aria-label={text.running} />}
        </div>
        <Button
          size="small"
          icon={<ArrowSync20Regular />}
          disabledFocusable={refresh.isBusy}
          onClick={() => void refresh.request()}
        >
          {text.action}
        </Button>
      </div>
      {refresh.start.failure !== undefined && (
        <div className={styles.failure}>
          <FailedBanner {...described(refresh.start.failure, country)} />
        </div>
      )}
    </>
  )
})

const described = (failure: Failure, country: Country) => {
  const { sentence, code, reference } = describeFailure(failure)
  const seconds = retryAfterOf(failure)
  const isTooOften = code === 'ERROR_RATE_LIMITED' && seconds !== undefined
  const message = isTooOften ? text.tooOften(seconds, country) : `${text.notRequested} ${sentence}`
  return { message, code, requestId: reference }
}

const wordsOf = ({ credential: { refresh }, updated }: FinanceHomeViewModel): string => {
  if (refresh.isRunning) return text.running
  if (refresh.hasFailed) return text.failed
  return updated === undefined ? '' : text.updated(updated)
}

const useStyles = makeStyles({
  control: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    marginInlineStart: 'auto',
  },
  state: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, [breakpointPhone]: { flexGrow: 1 } },
  words: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
  percent: { whiteSpace: 'nowrap' },
  failure: { flexBasis: '100%', [breakpointPhone]: { marginTop: space.s } },
})
