import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { breakpointTouch, height, space } from '../theme/layout-tokens.ts'
import { visuallyHidden } from '../theme/type.ts'

export interface BackLinkProps {
  readonly to: string
  readonly children: ReactNode
  /** The arrow alone is visible. */
  readonly isShort?: boolean
}

/** A link back to the parent page. */
export const BackLink = ({ to, children, isShort = false }: BackLinkProps) => {
  const styles = useStyles()
  return (
    <Link href={useHref(to)} className={styles.link} onClick={useLinkClickHandler<HTMLAnchorElement>(to)}>
      <ArrowLeft20Regular aria-hidden />
      <span className={isShort ? styles.spoken : undefined}>{children}</span>
    </Link>
  )
}

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space.xs,
    minHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  spoken: visuallyHidden,
})
