import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SavedScenarios } from '#application/financing/saved-scenarios.ts'
import { comparisonPath } from '../../app/paths.ts'
import { FailureBanner } from '../../design/feedback/failure-banner.tsx'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { commonText } from '../../text/common.ts'
import { scenariosText as text } from '../../text/scenarios.ts'
import { simulationText } from '../../text/simulation.ts'

/** The scenarios of the user, and the cart as the next one. */
export const ScenarioList = observer(function ScenarioList({ vm }: { readonly vm: SavedScenarios }) {
  const styles = useStyles()
  const titleId = useId()
  const reasonId = useId()
  const navigate = useNavigate()
  useEffect(() => vm.activate(), [vm])
  const { canSave, failure, isBusy, nextLetter, present, removed, saved } = vm
  const scenarios = saved.value ?? []
  const reason =
    present === undefined ? (nextLetter === undefined ? text.full : text.notReady) : text.isSaved(present.letter)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {text.title}
      </h3>
      <FailureBanner failure={saved.failure} intro={text.notLoaded} onRetry={saved.retry} />
      <FailureBanner failure={failure} intro={text.notChanged} />
      {scenarios.length === 0 && <p className={styles.hint}>{text.hint}</p>}
      {scenarios.length > 0 && (
        <ul className={styles.list}>
          {scenarios.map((scenario) => (
            <li key={scenario.id} className={styles.scenario}>
              <strong className={styles.name}>{text.name(scenario.letter)}</strong>
              <span className={styles.amount}>
                {simulationText.lines.transfer.shortName} <MoneyText value={scenario.figures.transfer} />
              </span>
              <Button
                appearance="subtle"
                size="small"
                icon={<Dismiss16Regular />}
                aria-label={text.remove(scenario.letter)}
                disabledFocusable={isBusy}
                onClick={() => void vm.remove(scenario)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className={styles.removed}>
        {removed !== undefined && (
          <>
            <span>{text.removed(removed.letter)}</span>
            <Button size="small" appearance="subtle" onClick={() => void vm.restore()}>
              {commonText.undo}
            </Button>
          </>
        )}
      </output>
      {saved.value !== undefined && (
        <div className={styles.actions}>
          {nextLetter !== undefined && present === undefined && (
            <Button
              disabledFocusable={!canSave || isBusy}
              {...(canSave ? {} : { 'aria-describedby': reasonId })}
              onClick={() => void vm.save()}
            >
              {isBusy ? text.saving : text.save(nextLetter)}
            </Button>
          )}
          {!canSave && !isBusy && (
            <span id={reasonId} className={styles.hint}>
              {reason}
            </span>
          )}
          {scenarios.length > 0 && (
            <Button onClick={() => void navigate(comparisonPath(scenarios))}>{text.compare(scenarios.length)}</Button>
          )}
        </div>
      )}
    </section>
  )
})

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { margin: 0, ...typographyStyles.body1Strong },
  hint: { margin: 0, ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: 0, listStyleType: 'none' },
  scenario: { display: 'flex', alignItems: 'center', gap: space.s },
  name: { whiteSpace: 'nowrap' },
  amount: { flexGrow: 1, textAlign: 'end', ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  removed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', ':empty': { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
})
