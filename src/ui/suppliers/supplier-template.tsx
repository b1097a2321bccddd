import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { observer } from 'mobx-react-lite'
import { SupplierTableViewModel } from '#application/suppliers/supplier-table.view-model.ts'
import type { ListedSupplier } from '#application/suppliers/suppliers.port.ts'
import type { FileColumn } from '#application/table-export/table-file.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { supplierFileText as text } from '../text/supplier-file.ts'
import { useSupplierStyles } from './suppliers.styles.ts'

/** The file to fill in: the suppliers without an account, and the headings that are read. */
export const SupplierTemplate = observer(function SupplierTemplate({ country }: { readonly country: Country }) {
  const styles = useSupplierStyles()
  const { withoutAccount } = useViewModel(SupplierTableViewModel)
  const exports = useViewModel(TableExports)
  const save = (format: TableFormat) =>
    void exports.save(
      { title: text.template.fileTitle, columns: templateColumns(country), load: withoutAccount },
      format,
    )
  return (
    <section className={styles.template} aria-label={text.template.title}>
      <strong>{text.template.title}</strong>
      <span>{text.template.detail}</span>
      <div className={styles.templateFiles}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            icon={<ArrowDownload20Regular />}
            disabledFocusable={exports.isBusy}
            onClick={() => save(format)}
          >
            {text.template[format]}
          </Button>
        ))}
      </div>
    </section>
  )
})

const templateColumns = (country: Country): ReadonlyArray<FileColumn<ListedSupplier>> => {
  const { columns } = text
  const { accountCurrencies, accountNumber } = profileOf(country)
  const isClabe = accountNumber === 'CLABE'
  const blank = (header: string): FileColumn<ListedSupplier> => ({ header, cell: () => undefined, hasTotal: false })
  return [
    {
      header: columns.identifier(country),
      cell: ({ identifier }) => displayTaxId(country, identifier),
      hasTotal: false,
    },
    { header: columns.supplier, cell: ({ name }) => name, hasTotal: false },
    blank(columns.bank),
    ...(isClabe ? [] : [blank(columns.type)]),
    blank(columns.number(country)),
    blank(columns.email),
    ...(accountCurrencies.length > 1 ? [blank(columns.currency)] : []),
    { header: columns.term, cell: ({ paymentTerm }) => paymentTerm, hasTotal: false },
  ]
}
