import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SECTIONS, type StakeholderSection } from '#application/legal/stakeholder-fields.ts'
import { legalText } from '../text/legal.ts'
import { useLegalStyles } from './legal.styles.ts'

export interface StakeholderAccordionProps {
  readonly open: ReadonlyArray<StakeholderSection>
  readonly onOpen: (sections: ReadonlyArray<StakeholderSection>) => void
  readonly children: (section: StakeholderSection) => ReactNode
}

/** The sections of a representative: Fluent's Accordion. */
export const StakeholderAccordion = ({ open, onOpen, children }: StakeholderAccordionProps) => {
  const styles = useLegalStyles()
  return (
    <Accordion
      multiple
      collapsible
      openItems={[...open]}
      onToggle={(_, { openItems }) => onOpen(SECTIONS.filter((section) => openItems.includes(section)))}
    >
      {SECTIONS.map((section) => (
        <AccordionItem key={section} value={section}>
          <AccordionHeader as="h3" button={{ className: styles.heading }} expandIconPosition="end">
            {legalText.section(section)}
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>{children(section)}</AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
