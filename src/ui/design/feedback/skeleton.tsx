import { mergeClasses } from '@fluentui/react-components'
import { useSkeletonStyles } from './skeleton.styles.ts'

export type SkeletonShape = 'text' | 'number'

/** A placeholder with the height of the content. Silent: its container announces the loading. */
export const Skeleton = ({ shape, width }: { readonly shape: SkeletonShape; readonly width?: string }) => {
  const styles = useSkeletonStyles()
  return (
    <span
      className={mergeClasses(styles.bone, styles[shape])}
      style={width === undefined ? undefined : { width }}
      aria-hidden
    />
  )
}
