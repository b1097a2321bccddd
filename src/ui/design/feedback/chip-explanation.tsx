import { makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import type { RefObject } from 'react'

export interface ChipExplanationProps {
  readonly target: RefObject<HTMLElement | null>
  readonly children: string
  readonly onClose: () => void
}

/** A popover at an element that opens it. A click on that element is not outside: the element closes it itself. */
export const ChipExplanation = ({ target, children, onClose }: ChipExplanationProps) => {
  const styles = useStyles()
  return (
    <Popover
      open
      withArrow
      size="small"
      positioning={{ target: target.current, position: 'below', align: 'start' }}
      onOpenChange={(event, { open }) => {
        const isOnTarget = event.target instanceof Node && target.current?.contains(event.target) === true
        if (!open && !isOnTarget) onClose()
      }}
    >
      <PopoverSurface role="note" aria-live="polite" className={styles.surface}>
        {children}
      </PopoverSurface>
    </Popover>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '280px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
})
