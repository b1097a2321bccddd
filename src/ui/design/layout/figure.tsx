import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { TextLink } from '../controls/text-link.tsx'
import { FailureCode } from '../feedback/failed-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { commonText } from '../../text/common.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { oneLine, tabularNumerals } from '../theme/type.ts'

export interface FigureProps {
  readonly title: string
  /** The title leads to that address. */
  readonly to?: string
  /** The pointer over that title shows it. */
  readonly hint?: string | undefined
  readonly isLoaded: boolean
  /** Absent where only the detail says something. */
  readonly value?: ReactNode
  /** Beside the value, in small letters. */
  readonly detail?: ReactNode
  /** Shown in place of the value while there is none, with `onRetry` in place of the actions. */
  readonly failure: Failure | undefined
  readonly onRetry: () => void
  /** Buttons of 24 pixels beside the value. */
  readonly actions?: ReactNode
  /** Dialogs that the actions open. */
  readonly children?: ReactNode
}

/** One figure of a `FigureStrip`: its label above, the value with its detail and actions below. */
export const Figure = (props: FigureProps) => {
  const { title, to, hint, isLoaded, value, detail, failure, onRetry, actions, children } = props
  const styles = useStyles()
  const hasFailed = !isLoaded && failure !== undefined
  return (
    <section className={styles.figure} aria-label={title} aria-busy={!isLoaded && !hasFailed}>
      <h2 className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <TextLink to={to} hint={hint}>
            {title}
          </TextLink>
        )}
      </h2>
      <div className={styles.line}>
        {isLoaded ? (
          <p className={styles.text}>
            {value !== undefined && <strong className={styles.value}>{value}</strong>}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </p>
        ) : hasFailed ? (
          <FailureLine failure={failure} />
        ) : (
          <Skeleton shape="text" width="120px" />
        )}
        {hasFailed ? (
          <Button size="small" onClick={onRetry}>
            {commonText.retry}
          </Button>
        ) : (
          actions
        )}
      </div>
      {children}
    </section>
  )
}

const FailureLine = ({ failure }: { readonly failure: Failure }) => {
  const styles = useStyles()
  const { sentence, code, reference } = describeFailure(failure)
  return (
    <div role="alert" className={styles.failure} title={sentence}>
      {sentence}
      <FailureCode code={code} requestId={reference} />
    </div>
  )
}

const useStyles = makeStyles({
  figure: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2px',
    scrollSnapAlign: 'start',
    boxSizing: 'border-box',
    padding: '0 16px',
    whiteSpace: 'nowrap',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  /* The height of its buttons, so that a figure without them is as high. */
  line: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '26px' },
  text: { display: 'flex', alignItems: 'baseline', gap: '8px', margin: 0 },
  value: { fontSize: tokens.fontSizeBase400, lineHeight: '26px', letterSpacing: '-0.01em', ...tabularNumerals },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, ...tabularNumerals },
  failure: {
    ...oneLine,
    maxWidth: '220px',
    fontSize: tokens.fontSizeBase200,
    color: customTokens.statusRedText,
  },
})
