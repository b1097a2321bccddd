import { Link, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { breakpointTouch, height } from '../theme/layout-tokens.ts'

export interface LinkButtonProps {
  readonly 'aria-label'?: string
  readonly onClick: (event: { readonly currentTarget: HTMLButtonElement }) => void
  readonly children: ReactNode
}

/** An action in running text: Fluent's Link, rendered as a button. */
export const LinkButton = ({ onClick, children, ...name }: LinkButtonProps) => {
  return (
    <Link as="button" inline type="button" className={useStyles().link} {...name} onClick={onClick}>
      {children}
    </Link>
  )
}

const useStyles = makeStyles({
  link: {
    minHeight: '28px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
})
