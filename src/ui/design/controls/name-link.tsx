import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { useTouchArea } from '../theme/use-touch-area.ts'

export interface NameLinkProps {
  readonly to: string
  readonly children: string
  /** The page opens beside this one, whose work it would end. */
  readonly isApart?: boolean
}

/** A name in a column of names needs no line to be seen as a link. */
export const NameLink = ({ to, children, isApart = false }: NameLinkProps) => {
  const styles = useStyles()
  return (
    <Link to={to} className={mergeClasses(styles.link, useTouchArea())} {...(isApart ? { target: '_blank' } : {})}>
      {children}
    </Link>
  )
}

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    ':focus-visible': { textDecorationLine: 'underline', outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
