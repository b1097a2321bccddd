import type { BrandVariants } from '@fluentui/react-components'

/** The brand colour from nearly black to nearly white; 80 is the base. */
export const brandRamp: BrandVariants = {
  10: '#0C0722',
  20: '#1A1140',
  30: '#251857',
  40: '#31206F',
  50: '#3B2888',
  60: '#4630A5',
  70: '#5037BF',
  80: '#5B3FD6',
  90: '#7159E2',
  100: '#9583F0',
  110: '#A495F4',
  120: '#B4A7F7',
  130: '#C5BBF9',
  140: '#D7D0FB',
  150: '#E7E3FD',
  160: '#F4F2FE',
}
