import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import type { WalletMovement } from '#application/wallet/wallets.port.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath, STATEMENT_PATH } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { useLock } from '../team/use-lock.ts'
import { commonText } from '../text/common.ts'
import { pageTitles } from '../text/pages.ts'
import { walletText } from '../text/wallet.ts'

export interface MovementsDialogProps {
  readonly vm: WalletViewModel
  readonly onClose: () => void
  /** Asks whether the pending request is withdrawn. */
  readonly onWithdraw: () => void
}

/** The movements of the surplus, newest first, each with the balance after it. */
export const MovementsDialog = observer(function MovementsDialog({ vm, onClose, onWithdraw }: MovementsDialogProps) {
  const lock = useLock('request')
  useEffect(() => vm.movements.activate(), [vm])
  return (
    <Modal onDismiss={onClose} isWide>
      <ModalTitle>{walletText.movementsTitle}</ModalTitle>
      <RemoteTable
        model={vm.movements}
        label={walletText.movementsTitle}
        noun={walletText.noun}
        columns={COLUMNS}
        rowLabel={({ id }) => id}
        empty={<EmptyState title={walletText.empty} detail={walletText.emptyDetail} />}
        bodyHeight={360}
      />
      <TextLink to={STATEMENT_PATH}>{pageTitles.statement.CL}</TextLink>
      <ModalActions>
        <ExportMenu
          title={walletText.movementsTitle}
          noun={walletText.noun}
          columns={COLUMNS}
          found={{ count: vm.movements.totalRows, load: vm.movements.readAll }}
        />
        {vm.state?._tag === 'Requested' && (
          <Button onClick={onWithdraw} {...lock}>
            {walletText.withdraw}
          </Button>
        )}
        <Button onClick={onClose}>{commonText.close}</Button>
      </ModalActions>
    </Modal>
  )
})

const { columns } = walletText
const COLUMNS: ReadonlyArray<Column<WalletMovement>> = [
  {
    id: 'on',
    header: columns.on,
    render: ({ on }) => formatShortDate(on),
    exported: ({ on }) => ({ date: on }),
    width: 104,
    cardPart: 'detail',
  },
  {
    id: 'type',
    header: columns.type,
    render: ({ type }) => walletText.typeOf(type),
    fullText: ({ type }) => walletText.typeOf(type),
    width: 160,
    grow: 1,
    cardPart: 'title',
  },
  {
    id: 'folio',
    header: columns.folio,
    render: ({ folio }) => folio ?? '—',
    fullText: ({ folio }) => folio ?? '',
    exported: ({ folio }) => folio,
    width: 110,
    cardPart: 'detail',
  },
  {
    id: 'order',
    header: columns.order,
    render: ({ orderId }) =>
      orderId === undefined ? <span>—</span> : <TextLink to={orderPath(orderId)}>{orderId}</TextLink>,
    exported: ({ orderId }) => orderId,
    width: 96,
  },
  {
    id: 'amount',
    header: columns.amount,
    render: ({ amount }) => <MoneyText value={amount} />,
    exported: ({ amount }) => amount,
    hasTotal: true,
    width: 124,
    align: 'end',
    cardPart: 'amount',
  },
  {
    id: 'balance',
    header: columns.balance,
    render: ({ balance }) => <MoneyText value={balance} />,
    exported: ({ balance }) => balance,
    width: 124,
    align: 'end',
    cardPart: 'detail',
    cardLabel: columns.balance,
  },
]
