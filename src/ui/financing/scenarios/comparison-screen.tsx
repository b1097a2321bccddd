import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { Print20Regular } from '@fluentui/react-icons/svg/print'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router-dom'
import { ScenarioComparisonViewModel } from '#application/financing/scenario-comparison.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { SCENARIO_LETTERS, type Scenario } from '#domain/financing/scenario.ts'
import { parseId } from '#domain/kernel/id.ts'
import { comparisonPath, FINANCE_PATHS, SCENARIO_PARAM } from '../../app/paths.ts'
import { BackLink } from '../../design/controls/back-link.tsx'
import { CopyButton } from '../../design/controls/copy-button.tsx'
import { EmptyState } from '../../design/feedback/empty-state.tsx'
import { FailureBanner, FailureState } from '../../design/feedback/failure-banner.tsx'
import { LazyMessageBar } from '../../design/feedback/lazy-message-bar.tsx'
import { PageSpinner } from '../../design/feedback/page-spinner.tsx'
import { PageHeader } from '../../design/layout/page-header.tsx'
import { PHONE_SCREEN, space } from '../../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../../design/theme/print.ts'
import { useMediaQuery } from '../../design/theme/use-media-query.ts'
import { useViewModel } from '../../di/use-view-model.ts'
import { pageTitles } from '../../text/pages.ts'
import { scenariosText } from '../../text/scenarios.ts'
import { DraftReplacementDialog } from '../draft-replacement-dialog.tsx'
import { ComparisonCards, ComparisonTable } from './comparison-table.tsx'

const text = scenariosText.comparison

/** Saved scenarios side by side, to print, to share and to use. */
export const ComparisonScreen = observer(function ComparisonScreen() {
  const styles = useStyles()
  const vm = useViewModel(ScenarioComparisonViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  /* Paper has the table, from a phone too. */
  const isPhone = useMediaQuery(`screen and ${PHONE_SCREEN}`)
  const [params] = useSearchParams()
  const named = params.get(SCENARIO_PARAM)
  useEffect(() => vm.open(named === null ? undefined : idsIn(named)), [vm, named])
  const { failure, retry, value } = vm.compared
  const scenarios = value?.scenarios ?? []
  const link = new URL(useHref(comparisonPath(scenarios)), document.baseURI).href
  const leave = (type: FinancingType | undefined) => type !== undefined && void navigate(FINANCE_PATHS[type])
  const onChoose = (scenario: Scenario) => void vm.choose(scenario).then(leave)
  const Comparison = isPhone ? ComparisonCards : ComparisonTable
  return (
    <>
      <PageHeader
        title={pageTitles.scenarios}
        back={
          <div className={styles.actions}>
            <BackLink to={FINANCE_PATHS[scenarios[0]?.type ?? 'DIRECT_FINANCING']}>{text.back}</BackLink>
          </div>
        }
        lead={text.lead}
        actions={
          scenarios.length > 0 && (
            <div className={styles.actions}>
              <CopyButton isLabelled text={link} label={text.copyLink} />
              <Button icon={<Print20Regular />} onClick={() => window.print()}>
                {text.print}
              </Button>
            </div>
          )
        }
      />
      <FailureBanner failure={value && failure} intro={text.failed} onRetry={retry} />
      <FailureBanner failure={vm.choice.failure} intro={text.chooseFailed} />
      {vm.unusable !== undefined && (
        <LazyMessageBar intent="warning">{text.unusable(vm.unusable.letter)}</LazyMessageBar>
      )}
      {value === undefined &&
        (failure === undefined ? (
          <PageSpinner />
        ) : (
          <FailureState failure={failure} intro={text.failed} onRetry={retry} />
        ))}
      {value !== undefined && value.missing > 0 && <p className={styles.note}>{text.missing(value.missing)}</p>}
      {value !== undefined && scenarios.length === 0 && <EmptyState title={text.empty} detail={text.emptyDetail} />}
      {scenarios.length > 0 && (
        <>
          <Comparison scenarios={scenarios} country={country} onChoose={onChoose} isBusy={vm.choice.isBusy} />
          <p className={mergeClasses(styles.note, styles.onScreen)}>{text.linkHint}</p>
        </>
      )}
      <DraftReplacementDialog vm={vm.replacement} onReplaced={leave} />
    </>
  )
})

/** Reads the ids in an address. A text that is no id is undefined. */
const idsIn = (named: string) =>
  named
    .split(',')
    .slice(0, SCENARIO_LETTERS.length)
    .map((id) => E.getOrElseW(() => undefined)(parseId<'Scenario'>(id)))

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, ...onScreenOnly },
  onScreen: onScreenOnly,
  note: { margin: 0, ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
})
