import { CounterBadge } from '@fluentui/react-components'
import { useTopBarStyles } from './top-bar.styles.ts'

/** A number on a button of the top bar. The accessible name of the button has it too. */
export const CountBadge = ({ count }: { readonly count: number }) => (
  <CounterBadge className={useTopBarStyles().badge} count={count} aria-hidden />
)
