import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { space } from '../theme/layout-tokens.ts'

export interface MoreButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly isBusy: boolean
}

/** Asks for more once it is scrolled into view, and when it is pressed. */
export const MoreButton = ({ label, onClick, isBusy }: MoreButtonProps) => {
  const styles = useStyles()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = end
    if (current === null || isBusy) return
    const visibility = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onClick())
    visibility.observe(current)
    return () => visibility.disconnect()
  }, [onClick, isBusy])
  return (
    <div ref={end} className={styles.more}>
      <Button appearance="subtle" disabledFocusable={isBusy} onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({ more: { marginTop: space.s } })
