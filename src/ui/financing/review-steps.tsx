import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { cartText } from '../text/cart.ts'

/** The steps that follow once the order is sent. */
export const ReviewSteps = () => {
  const styles = useStyles()
  const { steps, stepsLabel } = cartText.review
  return (
    <ol className={styles.steps} aria-label={stepsLabel}>
      {steps.map(({ title, detail }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.mark} aria-hidden>
            {at + 1}
          </span>
          <div>
            <strong>{title}</strong>
            <div className={styles.detail}>{detail}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.m,
    margin: 0,
    padding: space.m,
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  step: { display: 'flex', gap: space.s, fontSize: tokens.fontSizeBase300, lineHeight: '18px' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '22px',
    height: '22px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  detail: { color: tokens.colorNeutralForeground2 },
})
