import { InfoLabel } from '@fluentui/react-components'

/** A button beside a term that opens its explanation. */
export const InfoHint = ({ children }: { readonly children: string }) => <InfoLabel info={children} />
