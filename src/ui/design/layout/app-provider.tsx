import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { type ReactNode, useInsertionEffect, useLayoutEffect, useMemo } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { useStrayFiles } from '../../app/use-stray-files.ts'
import { AmountsContext } from '../feedback/amounts-context.ts'
import type { AppearanceChoice } from '../theme/appearance.ts'
import { applyAppearance, watchSystemAppearance } from '../theme/apply-appearance.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export interface AppProviderProps {
  readonly appearance: AppearanceChoice
  readonly country: Country
  readonly amountsHidden: boolean
  readonly children: ReactNode
}

/** Theme and number format of the tree. Needs `theme/base.css` and `theme/themes.css` on the page. */
export const AppProvider = ({ appearance, country, amountsHidden, children }: AppProviderProps) => {
  const styles = useStyles()
  const amounts = useMemo(() => ({ country, hidden: amountsHidden }), [country, amountsHidden])
  /* Before any layout effect measures: a border of the theme that comes later is drawn from 3 px to 1 px. */
  useInsertionEffect(() => applyAppearance(appearance), [appearance])
  useStrayFiles('window')
  useLayoutEffect(() => watchSystemAppearance(() => applyAppearance(appearance)), [appearance])
  return (
    <FluentProvider theme={NO_TOKENS}>
      <div className={styles.page}>
        <AmountsContext value={amounts}>{children}</AmountsContext>
      </div>
    </FluentProvider>
  )
}

/** All tokens are in the style sheet, whose theme is a class of the page: the markup is the same in every theme. */
const NO_TOKENS = {}

const useStyles = makeStyles({
  /* Not on the provider itself: portals copy the provider's classes, and would cover the page. */
  page: {
    minHeight: '100dvh',
    backgroundColor: customTokens.pageBackground,
  },
})
