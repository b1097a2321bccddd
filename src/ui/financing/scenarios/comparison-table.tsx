import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import type { Scenario } from '#domain/financing/scenario.ts'
import type { Country } from '#domain/kernel/country.ts'
import { Card } from '../../design/layout/card.tsx'
import { space } from '../../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../../design/theme/print.ts'
import { scenariosText as text } from '../../text/scenarios.ts'
import { SCENARIO_FACTS } from './scenario-facts.tsx'
import { ScenarioValue } from './scenario-value.tsx'

export interface ComparisonProps {
  readonly scenarios: ReadonlyArray<Scenario>
  readonly country: Country
  readonly onChoose: (scenario: Scenario) => void
  readonly isBusy: boolean
}

/** The scenarios side by side, a fact in each row. */
export const ComparisonTable = ({ scenarios, country, onChoose, isBusy }: ComparisonProps) => {
  const styles = useStyles()
  return (
    <Card flush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.label, styles.corner)}>
              {text.comparison.figure}
            </th>
            {scenarios.map(({ id, letter }) => (
              <th key={id} scope="col" className={styles.name}>
                {text.name(letter)}
              </th>
            ))}
          </tr>
          <tr className={styles.actions}>
            <th scope="row" className={styles.label}>
              {text.comparison.choice}
            </th>
            {scenarios.map((scenario) => (
              <td key={scenario.id} className={styles.cell}>
                <Button disabledFocusable={isBusy} onClick={() => onChoose(scenario)}>
                  {text.comparison.choose(scenario.letter)}
                </Button>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCENARIO_FACTS.map((fact) => (
            <tr key={fact.label}>
              <th scope="row" className={styles.label}>
                {fact.label}
              </th>
              {scenarios.map((scenario) => (
                <td key={scenario.id} className={styles.cell}>
                  <ScenarioValue fact={fact} scenario={scenario} scenarios={scenarios} country={country} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The same on a phone: a card for each scenario. */
export const ComparisonCards = ({ scenarios, country, onChoose, isBusy }: ComparisonProps) => {
  const styles = useStyles()
  return scenarios.map((scenario) => (
    <Card key={scenario.id} title={text.name(scenario.letter)}>
      <dl className={styles.facts}>
        {SCENARIO_FACTS.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.term}>{fact.label}</dt>
            <dd className={styles.definition}>
              <ScenarioValue fact={fact} scenario={scenario} scenarios={scenarios} country={country} />
            </dd>
          </div>
        ))}
      </dl>
      <Button className={styles.actions} disabledFocusable={isBusy} onClick={() => onChoose(scenario)}>
        {text.comparison.choose(scenario.letter)}
      </Button>
    </Card>
  ))
}

const edge = `1px solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...typographyStyles.body1 },
  label: {
    width: '22%',
    padding: `6px ${space.m}`,
    borderBottom: edge,
    verticalAlign: 'baseline',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  corner: { borderBottomStyle: 'none', verticalAlign: 'bottom', paddingBottom: 0 },
  name: { padding: `${space.m} ${space.m} 0`, textAlign: 'start', ...typographyStyles.subtitle2 },
  cell: { padding: `6px ${space.m}`, borderBottom: edge, verticalAlign: 'baseline', overflowWrap: 'anywhere' },
  actions: onScreenOnly,
  facts: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0 },
  fact: { display: 'flex', justifyContent: 'space-between', gap: space.m },
  term: { color: tokens.colorNeutralForeground2 },
  definition: { margin: 0, textAlign: 'end' },
})
