import { mergeClasses } from '@fluentui/react-components'
import { useRef, type ReactNode, type RefObject } from 'react'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { LinkButton } from '../controls/link-button.tsx'
import { useFieldStyles } from './date-field.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import type { DateAdvice } from './date-field.types.ts'
import { type DateProblem, type DateRules, distanceTo, suggestedDate } from './date-rules.ts'
import { useFloating } from './use-floating.ts'

export interface DateMessageProps {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly value: CivilDate | undefined
  readonly problem: DateProblem | undefined
  readonly rules: DateRules
  readonly advice?: DateAdvice | undefined
  /** A visible line below a field whose errors float. */
  readonly hint?: string | undefined
  readonly place: 'below' | 'floating' | 'hidden'
  readonly onPick: (date: CivilDate) => void
}

/** The distance of the date, or its error with the suggestion. Its space is reserved, so that nothing moves. */
export const DateMessage = (props: DateMessageProps) => {
  const { id, anchor, value, problem, rules, advice, hint, place, onPick } = props
  const styles = useFieldStyles()
  const counsel = advice?.date === value ? undefined : advice
  if (place !== 'below') {
    const words = problem === undefined ? (hint ?? hintOf(value, rules)) : dateFieldText.problem(problem)
    const isFloating = place === 'floating' && (problem !== undefined || counsel !== undefined)
    return (
      <>
        {hint !== undefined && (
          <span
            id={isFloating ? undefined : id}
            className={mergeClasses(styles.hint, problem !== undefined && styles.problem)}
            title={words}
            aria-hidden={isFloating}
          >
            {words}
          </span>
        )}
        {hint === undefined && !isFloating && (
          <span id={id} className={styles.hidden}>
            {words}
          </span>
        )}
        {isFloating && (
          <Floating id={id} anchor={anchor}>
            {problem !== undefined && <Problem problem={problem} onPick={onPick} />}
            {problem === undefined && counsel !== undefined && <Advice advice={counsel} onPick={onPick} />}
          </Floating>
        )}
      </>
    )
  }
  return (
    <output
      id={id}
      className={mergeClasses(styles.message, value === undefined && problem === undefined && styles.silent)}
    >
      {problem === undefined ? <span>{hintOf(value, rules)}</span> : <Problem problem={problem} onPick={onPick} />}
    </output>
  )
}

const hintOf = (value: CivilDate | undefined, rules: DateRules): string =>
  value === undefined ? '' : dateFieldText.hint(value, distanceTo(value, rules), rules.today)

interface ProblemProps {
  readonly problem: DateProblem
  readonly onPick: (date: CivilDate) => void
}

const Problem = ({ problem, onPick }: ProblemProps) => {
  const styles = useFieldStyles()
  const instead = suggestedDate(problem)
  return (
    <>
      <span className={styles.problem}>{dateFieldText.problem(problem)}</span>
      {instead !== undefined && <LinkButton onClick={() => onPick(instead)}>{dateFieldText.use(instead)}</LinkButton>}
    </>
  )
}

const Advice = ({ advice, onPick }: { readonly advice: DateAdvice } & Pick<ProblemProps, 'onPick'>) => (
  <>
    <span>{advice.text}</span>
    <LinkButton onClick={() => onPick(advice.date)}>{dateFieldText.use(advice.date)}</LinkButton>
  </>
)

interface FloatingProps extends Pick<DateMessageProps, 'id' | 'anchor'> {
  readonly children: ReactNode
}

const Floating = ({ id, anchor, children }: FloatingProps) => {
  const styles = useFieldStyles()
  const element = useRef<HTMLDivElement>(null)
  useFloating(anchor, element)
  return (
    <div ref={element} popover="manual" id={id} className={styles.floating} aria-live="polite">
      {children}
    </div>
  )
}
