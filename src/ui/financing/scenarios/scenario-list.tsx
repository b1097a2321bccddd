import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SavedScenarios } from '#application/financing/saved-scenarios.ts'
import type { Country } from '#domain/kernel/country.ts'
import { comparisonPath } from '../../app/paths.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { FailureBanner } from '../../design/feedback/failure-banner.tsx'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { useLock } from '../../team/use-lock.ts'
import { cartText } from '../../text/cart.ts'
import { commonText } from '../../text/common.ts'
import { scenariosText as text } from '../../text/scenarios.ts'
import { simulationText } from '../../text/simulation.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

/** The scenarios of the user, and the cart as the next one. */
export const ScenarioList = observer(function ScenarioList({ vm }: { readonly vm: SavedScenarios }) {
  const styles = useStyles()
  const titleId = useId()
  const reasonId = useId()
  const navigate = useNavigate()
  const lock = useLock('workspace')
  useEffect(() => vm.activate(), [vm])
  const { country } = useAmounts()
  const { canSave, failure, isBusy, nextLetter, removed, saved } = vm
  const { setUndo, setSaving } = useFocusAfterRemoval(removed)
  const scenarios = saved.value ?? []
  const reason = reasonOf(vm, country)
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
              {lock.title === undefined && (
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<Dismiss16Regular />}
                  aria-label={text.remove(scenario.letter)}
                  disabledFocusable={isBusy}
                  onClick={() => void vm.remove(scenario)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <output className={styles.removed}>
        {removed !== undefined && (
          <>
            <span>{text.removed(removed.letter)}</span>
            <Button
              ref={setUndo}
              size="small"
              appearance="subtle"
              disabledFocusable={isBusy}
              onClick={() => void vm.restore()}
            >
              {commonText.undo}
            </Button>
          </>
        )}
      </output>
      {saved.value !== undefined && (
        <div className={styles.actions}>
          <Button
            ref={setSaving}
            disabledFocusable={!canSave || isBusy}
            {...(reason === undefined || lock.title !== undefined ? {} : { 'aria-describedby': reasonId })}
            onClick={() => void vm.save()}
            {...lock}
          >
            {vm.change === 'saving' ? text.saving : text.save(nextLetter)}
          </Button>
          <output id={reasonId} className={styles.hint}>
            {reason}
          </output>
          {scenarios.length > 0 && (
            <Button onClick={() => void navigate(comparisonPath(scenarios))}>{text.compare(scenarios.length)}</Button>
          )}
        </div>
      )}
    </section>
  )
})

/** Why the cart is not saved now, or which scenario it is. */
const reasonOf = (vm: SavedScenarios, country: Country): string | undefined => {
  const { isSaved, nextLetter, obstacle, present } = vm
  if (isSaved && present !== undefined) return text.isSaved(present.letter)
  if (nextLetter === undefined) return text.full
  if (obstacle !== undefined) return cartText.obstacle(obstacle, country)
  return present && text.hasFiguresOf(present.letter)
}

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
