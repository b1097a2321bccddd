/**
 * The screens whose code is fetched as soon as the page starts; the first that matches the path counts. `name` is of the
 * lazy file of the feature, and so of its chunk. With `isPreloaded` the host names the files of the chunk in a header.
 */
export const FIRST_SCREENS = [
  { name: 'finance', at: /^\/(?:$|finance)/, isPreloaded: true },
  { name: 'order', at: /^\/orders\/./, isPreloaded: true },
  { name: 'orders', at: /^\/orders/, isPreloaded: false },
  { name: 'payments', at: /^\/payments/, isPreloaded: true },
] as const

export type FirstScreenName = (typeof FIRST_SCREENS)[number]['name']
