import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import type { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { fullNameOf } from '#application/legal/stakeholder-fields.ts'
import type { StakeholderColumn } from '#application/legal/stakeholders.view-model.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { DocumentsToggle } from '../documents/stakeholder-documents.tsx'
import { documentsText } from '../text/documents.ts'
import { legalText } from '../text/legal.ts'
import { shownValue } from './shown-value.ts'

/** Identifiers and phones in the notation of the country. */
export const stakeholderColumns = (
  country: Country,
  editor: Pick<StakeholderEditor, 'open' | 'view'>,
  documents: DocumentsViewModel,
): ReadonlyArray<Column<Stakeholder, StakeholderColumn>> => [
  {
    id: 'name',
    header: legalText.columns.name,
    render: fullNameOf,
    fullText: fullNameOf,
    sortKey: 'name',
    width: 170,
    grow: 2,
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: profileOf(country).taxIdLabel,
    render: (row) => shownValue(country, 'identifier', row.identifier),
    exported: (row) => shownValue(country, 'identifier', row.identifier),
    sortKey: 'identifier',
    width: 140,
    cardPart: 'detail',
  },
  {
    id: 'phone',
    header: legalText.columns.phone,
    render: (row) => shownValue(country, 'phone', row.phone),
    exported: (row) => shownValue(country, 'phone', row.phone),
    sortKey: 'phone',
    width: 150,
  },
  {
    id: 'email',
    header: legalText.columns.email,
    render: ({ email }) => email,
    fullText: ({ email }) => email,
    sortKey: 'email',
    width: 150,
    grow: 2,
    cardPart: 'detail',
  },
  ...(requiredDocuments(country, 'stakeholder').length === 0 ? [] : [documentsColumn(documents)]),
  {
    id: 'actions',
    header: legalText.columns.actions,
    render: (row) => <StakeholderMenu stakeholder={row} editor={editor} />,
    width: 88,
    align: 'end',
    cardPart: 'amount',
  },
]

const documentsColumn = (documents: DocumentsViewModel): Column<Stakeholder, StakeholderColumn> => ({
  id: 'documents',
  header: documentsText.column,
  render: (row) => <DocumentsToggle vm={documents} id={row.id} name={fullNameOf(row)} />,
  width: 104,
  cardPart: 'chip',
})

const StakeholderMenu = ({
  stakeholder,
  editor,
}: {
  readonly stakeholder: Stakeholder
  readonly editor: Pick<StakeholderEditor, 'open' | 'view'>
}) => (
  <Menu positioning={{ position: 'below', align: 'end' }}>
    <MenuTrigger disableButtonEnhancement>
      <Button
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={legalText.actions(fullNameOf(stakeholder))}
      />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        <MenuItem onClick={() => editor.view(stakeholder)}>{legalText.view}</MenuItem>
        <MenuItem onClick={() => editor.open(stakeholder)}>{legalText.edit}</MenuItem>
      </MenuList>
    </MenuPopover>
  </Menu>
)
