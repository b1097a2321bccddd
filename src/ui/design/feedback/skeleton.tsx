import { mergeClasses } from '@fluentui/react-components'
import { useSkeletonStyles } from './skeleton.styles.ts'

export type SkeletonShape = 'text' | 'number'

/** Where something will stand, in its own height. Silent: the place around it says that it is loading. */
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
