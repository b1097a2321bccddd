import { brand } from '../brand/brand.ts'
import { Card } from '../design/layout/card.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MailButton } from './mail-button.tsx'

export interface SupportHandledStateProps {
  readonly title: string
  /** What to write, and where to. */
  readonly detail: (mail: string) => string
  readonly subject: string
}

/** What people do for the business, and how to reach them. */
export const SupportHandledState = ({ title, detail, subject }: SupportHandledStateProps) => (
  <Card>
    <EmptyState title={title} detail={detail(brand.supportMail)} actions={<MailButton subject={subject} primary />} />
  </Card>
)
