import { useState } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { InvoiceDetails } from '#application/financing/invoice-details.port.ts'
import { OpenedInvoice } from '#application/financing/opened-invoice.ts'
import { makeHttpInvoiceDetails } from '#infrastructure/financing/http-invoice-details.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { InvoiceDetailDrawer } from '#ui/financing/detail/invoice-detail-drawer.tsx'
import type { InvoiceDetailProps } from '#ui/financing/detail/invoice-detail.types.ts'
import { loadModule } from '../container.ts'
import { createModule, resolveNeeds } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const module = createModule(({ bind }) => {
  bind(InvoiceDetails).toResolvedValue(makeHttpInvoiceDetails, [Api]).inSingletonScope()
})

/** The panel of that invoice, loaded when the first one is opened. */
export const InvoiceDetailPanel = (props: InvoiceDetailProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [vm] = useState(() => new OpenedInvoice(resolveNeeds(container, OpenedInvoice.needs), props.invoice))
  const { today } = container.get(BusinessCalendar)
  return <InvoiceDetailDrawer {...props} vm={vm} today={today} />
}
