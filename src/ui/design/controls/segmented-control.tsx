import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointTouch, forcedColors, motion } from '../theme/layout-tokens.ts'

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name, not visible. */
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly selected: Value
  readonly disabled?: boolean
  /** `small` beside a figure. */
  readonly size?: 'small' | 'medium'
  readonly onSelect: (value: Value) => void
}

/** A choice between few visible options: Fluent's RadioGroup with the look of a toggle, which Fluent lacks. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, options, selected, disabled = false, size = 'medium', onSelect } = props
  const styles = useStyles()
  const select = (value: string): void => {
    const option = options.find((each) => each.value === value)
    if (option !== undefined) onSelect(option.value)
  }
  return (
    <RadioGroup
      layout="horizontal"
      className={mergeClasses(styles.group, size === 'small' && styles.smallGroup)}
      aria-label={label}
      value={selected}
      disabled={disabled}
      onChange={(_, data) => select(data.value)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          label={{ children: option.label, className: styles.label }}
          input={{ className: styles.input }}
          indicator={{ className: styles.indicator }}
          className={mergeClasses(
            styles.option,
            size === 'small' && styles.small,
            option.value === selected && styles.selected,
          )}
        />
      ))}
    </RadioGroup>
  )
}

const useStyles = makeStyles({
  group: {
    gap: '2px',
    minWidth: 0,
    padding: '2px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: customTokens.chartTrack,
  },
  option: {
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minHeight: '28px',
    borderRadius: tokens.borderRadiusMedium,
    transitionProperty: 'background-color',
    transitionDuration: motion.quick,
    [breakpointTouch]: { minHeight: '40px' },
  },
  small: { minHeight: '22px', [breakpointTouch]: { minHeight: '40px' } },
  smallGroup: { padding: '1px' },
  selected: {
    backgroundColor: customTokens.cardBackground,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
    [forcedColors]: { outline: '2px solid' },
  },
  /* The label takes the click: it fills the option. */
  input: { width: 0, pointerEvents: 'none' },
  indicator: { display: 'none' },
  label: {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flexGrow: 1,
    margin: 0,
    padding: '0 3px',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: 'inherit',
  },
})
