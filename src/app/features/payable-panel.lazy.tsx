import { useMemo } from 'react'
import { OpenedPayable } from '#application/payables/opened-payable.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { PayablePanel as View } from '#ui/payables/payable-panel.tsx'
import type { PayablePanelProps } from '#ui/payables/payments.types.ts'
import { resolveNeeds } from '../create-module.ts'

/** The panel of that invoice, loaded when the first one is opened. */
export const PayablePanel = (props: PayablePanelProps) => {
  const container = useContainer()
  const { id } = props.row
  const opened = useMemo(() => new OpenedPayable(resolveNeeds(container, OpenedPayable.needs), id), [container, id])
  return <View {...props} opened={opened} />
}
