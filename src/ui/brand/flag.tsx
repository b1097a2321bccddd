import type { Country } from '#domain/kernel/country.ts'
import { makeStyles } from '@fluentui/react-components'
import { flagColors } from '../design/theme/flag-colors.ts'

/** The flag of a country, next to its name. */
export const Flag = ({ country }: { readonly country: Country }) => {
  const styles = useStyles()
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden>
      <rect className={styles.white} width="24" height="16" />
      {country === 'CL' ? (
        <>
          <rect className={styles.clRed} y="8" width="24" height="8" />
          <rect className={styles.clBlue} width="8" height="8" />
          <path
            className={styles.white}
            d="m4 1.6.56 1.72h1.81L4.91 4.38l.56 1.72L4 5.04 2.53 6.1l.56-1.72-1.46-1.06h1.81Z"
          />
        </>
      ) : (
        <>
          <rect className={styles.mxGreen} width="8" height="16" />
          <rect className={styles.mxRed} x="16" width="8" height="16" />
          <circle className={styles.mxEmblem} cx="12" cy="8" r="2" />
        </>
      )}
    </svg>
  )
}

const useStyles = makeStyles({
  flag: { width: '24px', height: '16px', flexShrink: 0, borderRadius: '2px' },
  white: { fill: flagColors.white },
  clBlue: { fill: flagColors.clBlue },
  clRed: { fill: flagColors.clRed },
  mxGreen: { fill: flagColors.mxGreen },
  mxRed: { fill: flagColors.mxRed },
  mxEmblem: { fill: 'none', stroke: flagColors.mxEmblem, strokeWidth: '1.4px' },
})
