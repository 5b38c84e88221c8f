import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { orderQuery } from '../../../entities/order/queries.ts'
import { SlipHeader } from '../SlipHeader.tsx'
import { SlipSheet } from '../SlipSheet.tsx'

interface OrderSlipsProps {
  /** The numbers of the orders. */
  numbers: readonly string[]
  onClose: () => void
}

/** The packing slips of several orders, each on a page of its own. */
export function OrderSlips({ numbers, onClose }: OrderSlipsProps) {
  const text = useText()
  return (
    <>
      <SlipHeader title={text('orders.slips')} backLabel={text('orders.backToList')} onClose={onClose} />
      <Stack gap="gap">
        {numbers.map((number) => (
          <OrderSlip key={number} number={number} />
        ))}
      </Stack>
    </>
  )
}

function OrderSlip({ number }: { number: string }) {
  const text = useText()
  const { data, error } = useQuery(orderQuery(number))
  if (data) return <SlipSheet details={data} />
  if (error)
    return (
      <Alert tone="danger" title={text('orders.slipFailed', { number })}>
        <FailureText error={error} />
      </Alert>
    )
  return (
    <Card>
      <Skeleton shape="text" lines={10} />
    </Card>
  )
}
