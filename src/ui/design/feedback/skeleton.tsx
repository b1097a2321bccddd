import { SkeletonItem } from '@fluentui/react-components'

export type SkeletonShape = 'text' | 'number'

const SIZES = { text: 16, number: 28 } as const

/** A placeholder with the height of the content. Silent: its container announces the loading. */
export const Skeleton = ({ shape, width }: { readonly shape: SkeletonShape; readonly width?: string }) => (
  <SkeletonItem size={SIZES[shape]} style={width === undefined ? {} : { width }} aria-hidden />
)
