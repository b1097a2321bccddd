import { FluentProvider, makeStyles } from '@fluentui/react-components'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { AmountsContext } from '../feedback/amounts-context.ts'
import { resolveAppearance, themeClass } from '../theme/appearance.ts'
import type { AppearanceChoice } from '../theme/appearance.ts'
import { useSystemPreferences } from '../theme/use-system-preferences.ts'
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
  const resolved = resolveAppearance(appearance, useSystemPreferences())
  const amounts = useMemo(() => ({ country, hidden: amountsHidden }), [country, amountsHidden])
  useEffect(() => {
    document.documentElement.style.colorScheme = resolved === 'light' ? 'light' : 'dark'
  }, [resolved])
  return (
    <FluentProvider theme={NO_TOKENS} className={themeClass(resolved)}>
      <div className={styles.page}>
        <AmountsContext value={amounts}>{children}</AmountsContext>
      </div>
    </FluentProvider>
  )
}

/** All tokens are in the style sheet. */
const NO_TOKENS = {}

const useStyles = makeStyles({
  /* Not on the provider itself: portals copy the provider's classes, and would cover the page. */
  page: {
    minHeight: '100dvh',
    backgroundColor: customTokens.pageBackground,
  },
})
