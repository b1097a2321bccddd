import { mergeClasses } from '@fluentui/react-components'
import { commonText } from '../text/common.ts'
import { useSkeletonStyles } from './skeleton.styles.ts'

export type SkeletonShape = 'text' | 'number' | 'row' | 'block'

/** Where something will stand, in its own height. Silent: the place around it says that it is loading. */
export const Skeleton = ({ shape, width }: { readonly shape: SkeletonShape; readonly width?: string }) => {
  const styles = useSkeletonStyles()
  return <span className={mergeClasses(styles.bone, styles[shape])} style={width === undefined ? undefined : { width }} aria-hidden />
}

/** A card of which only the shape is known. */
export const CardSkeleton = () => {
  const styles = useSkeletonStyles()
  return (
    <output className={styles.card} aria-label={commonText.loading}>
      <Skeleton shape="text" width="40%" />
      <Skeleton shape="number" width="65%" />
      <Skeleton shape="block" />
    </output>
  )
}
