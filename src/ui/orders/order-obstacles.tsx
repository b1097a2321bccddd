import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { Country } from '#domain/kernel/country.ts'
import type { TransferObstacle } from '#domain/orders/transfer-obstacles.ts'
import { LEGAL_PATH } from '../app/paths.ts'
import { useLock } from '../team/use-lock.ts'
import { obstacleText } from '../text/deposit.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderObstaclesProps {
  readonly obstacles: ReadonlyArray<TransferObstacle>
  readonly country: Country
}

/**
 * The data that the company has to complete before the transfer, with the way to it. `OrderDeposit` has what concerns its account; the documents of the order
 * are below on its page.
 */
export const OrderObstacles = observer(function OrderObstacles({ country, obstacles }: OrderObstaclesProps) {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const lock = useLock('companyFile')
  return (
    <>
      {obstacles.includes('NO_REPRESENTATIVE') && (
        <div className={styles.next}>
          <p className={styles.sentence}>{obstacleText.representative(country)}</p>
          <Button onClick={() => void navigate(LEGAL_PATH)} {...lock}>
            {obstacleText.seeLegal}
          </Button>
        </div>
      )}
      {obstacles.includes('NO_CONTRACT') && (
        <div className={styles.next}>
          <p className={styles.sentence}>{obstacleText.contract}</p>
        </div>
      )}
    </>
  )
})
