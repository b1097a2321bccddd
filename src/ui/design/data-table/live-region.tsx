import { useEffect, useRef, useState } from 'react'
import { makeStyles } from '@fluentui/react-components'
import { visuallyHidden } from '../theme/type.ts'

/** Announces changes to screen readers, at most once a second, always with the latest text. */
export const LiveRegion = ({ text }: { readonly text: string }) => {
  const styles = useStyles()
  return <output className={styles.hidden}>{useThrottled(text, EVERY)}</output>
}

const EVERY = 1_000

const useThrottled = (text: string, every: number): string => {
  const [said, setSaid] = useState('')
  const first = useRef(text)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === first.current && last.current === Number.NEGATIVE_INFINITY) return undefined
    const wait = Math.max(0, last.current + every - performance.now())
    const timer = setTimeout(() => {
      last.current = performance.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, every])
  return said
}

const useStyles = makeStyles({ hidden: visuallyHidden })
