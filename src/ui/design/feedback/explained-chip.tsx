import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useRef, useState } from 'react'
import { shortcutIn } from '../controls/shortcuts.ts'
import { breakpointPhone } from '../theme/layout-tokens.ts'
import { useTouchArea } from '../theme/use-touch-area.ts'
import { StatusChip, type StatusChipProps } from './status-chip.tsx'
import { lazyPart } from '../../app/lazy-part.ts'

/** In a chunk of its own, loaded when a chip is opened for the first time: a popover is as large as the page. */
const ChipExplanation = lazyPart(async () => (await import('./chip-explanation.tsx')).ChipExplanation)

export interface ExplainedChipProps extends StatusChipProps {
  /** Its meaning, and what the user can do. */
  readonly explanation: string
}

/** A chip that is a button: a click, Enter or Space opens its explanation; the pointer shows it as a title. */
export const ExplainedChip = ({ explanation, ...chip }: ExplainedChipProps) => {
  const styles = useStyles()
  const touchArea = useTouchArea()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={mergeClasses(styles.button, touchArea)}
        title={explanation}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (shortcutIn('control', event) !== 'close' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <StatusChip {...chip} />
      </button>
      {isOpen && (
        <Suspense>
          <ChipExplanation target={button} onClose={() => setOpen(false)}>
            {explanation}
          </ChipExplanation>
        </Suspense>
      )}
    </>
  )
}

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    minWidth: 0,
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    verticalAlign: 'middle',
    cursor: 'help',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    /* A card of a phone has room for the words only. */
    [breakpointPhone]: { '& svg': { display: 'none' } },
  },
})
