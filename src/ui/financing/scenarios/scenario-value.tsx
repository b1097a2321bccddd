import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { bestScenarios, type Scenario } from '#domain/financing/scenario.ts'
import type { Country } from '#domain/kernel/country.ts'
import { customTokens } from '../../design/theme/custom-tokens.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../../design/theme/type.ts'
import { scenariosText as text } from '../../text/scenarios.ts'
import type { ScenarioFact } from './scenario-facts.tsx'

export interface ScenarioValueProps {
  readonly fact: ScenarioFact
  readonly scenario: Scenario
  /** All that are compared. */
  readonly scenarios: ReadonlyArray<Scenario>
  readonly country: Country
}

/** A fact of one scenario; the best value of all says so in words. */
export const ScenarioValue = ({ fact, scenario, scenarios, country }: ScenarioValueProps) => {
  const styles = useStyles()
  const isBest = fact.figure !== undefined && bestScenarios(fact.figure, scenarios).includes(scenario)
  return (
    <span className={styles.value}>
      {isBest ? <strong>{fact.show(scenario, country)}</strong> : fact.show(scenario, country)}
      {isBest && <span className={styles.best}>{text.comparison.best}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  value: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s, ...tabularNumerals },
  best: {
    ...typographyStyles.caption1Strong,
    padding: '0 6px',
    borderRadius: tokens.borderRadiusMedium,
    color: customTokens.statusGreenText,
    backgroundColor: customTokens.statusGreenBackground,
  },
})
