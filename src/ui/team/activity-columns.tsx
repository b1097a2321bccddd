import type { ActivityEntry } from '#application/team/company-activity.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { areaOf } from '#domain/team/activity.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import {
  activityKindText,
  activityText,
  areaText,
  changedValueText,
  personText,
  subjectText,
  whoText,
} from '../text/activity.ts'

export interface ActivityTable {
  readonly country: Country
  readonly timeOf: (entry: ActivityEntry) => { readonly date: CivilDate; readonly time: string }
}

const { columns: text, file } = activityText

const changeOf = ({ after, before, kind }: ActivityEntry, country: Country): string => {
  const [from, to] = [changedValueText(before, kind, country), changedValueText(after, kind, country)]
  return from !== '' && to !== '' && from !== to ? activityText.arrow(from, to) : to === '' ? from : to
}

const areaName = ({ kind }: ActivityEntry): string => (kind === undefined ? '' : areaText[areaOf(kind)])

/** When, who, what, about what, and what it was before. A file has each part in a column of its own. */
export const activityColumns = ({ country, timeOf }: ActivityTable): ReadonlyArray<Column<ActivityEntry>> => [
  {
    id: 'at',
    header: text.at,
    render: (entry) => <StackedCell second={timeOf(entry).time}>{formatShortDate(timeOf(entry).date)}</StackedCell>,
    width: 108,
    cardPart: 'detail',
  },
  {
    id: 'who',
    header: text.who,
    render: whoText,
    width: 200,
    grow: 1,
    wraps: true,
    cardPart: 'detail',
  },
  {
    id: 'what',
    header: text.what,
    render: ({ kind }) => activityKindText(kind),
    width: 220,
    grow: 2,
    wraps: true,
    cardPart: 'title',
    cardNote: (entry) =>
      [timeOf(entry).time, subjectText(entry.subject, country), changeOf(entry, country)]
        .filter((part) => part !== '')
        .join(' · '),
  },
  {
    id: 'subject',
    header: text.subject,
    render: ({ subject }) => subjectText(subject, country),
    width: 150,
    grow: 1,
    wraps: true,
  },
  { id: 'change', header: text.change, render: (entry) => changeOf(entry, country), width: 190 },
]

/** The columns of the file. */
export const activityFileColumns = ({ country, timeOf }: ActivityTable): ReadonlyArray<ActivityFileColumn> => [
  { header: file.date, exported: (entry) => ({ date: timeOf(entry).date }) },
  { header: file.time, exported: (entry) => timeOf(entry).time },
  { header: text.who, exported: personText },
  { header: file.operator, exported: ({ operator }) => operator },
  { header: activityText.filters.area, exported: areaName },
  { header: text.what, exported: ({ kind }) => activityKindText(kind) },
  { header: text.subject, exported: ({ subject }) => subjectText(subject, country) },
  { header: file.before, exported: ({ before, kind }) => changedValueText(before, kind, country) },
  { header: file.after, exported: ({ after, kind }) => changedValueText(after, kind, country) },
]

type ActivityFileColumn = Pick<Column<ActivityEntry>, 'exported' | 'header'>
