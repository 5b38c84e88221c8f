import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Inline } from '@data1522/design-system/Inline'
import { Select } from '@data1522/design-system/Select'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Timeline } from '@data1522/design-system/Timeline'
import { CUSTOMER_EVENT_KINDS } from '@data1522/mocks/contract/customer-history'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { customerHistoryQuery } from '../../../entities/customer/queries.ts'
import { HistoryEvent } from './HistoryEvent.tsx'

/** How many events come at once. */
const STEP = 20

const parameters = { kind: choice(CUSTOMER_EVENT_KINDS) }

/** What happened between the customer and the shop, the latest first. */
export function HistoryTab({ id }: { id: string }) {
  const text = useText()
  const titleId = useId()
  const [{ kind }, set] = useAddressState(parameters)
  const [count, setCount] = useState(STEP)
  const query = useQuery(customerHistoryQuery(id, { kind: kind ?? '', itemsPerPage: count }))
  const { data, isError, isFetching } = query
  const left = data ? data.total - data.events.length : 0
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={text('customer.history')}
          actions={
            <Select
              label={text('customer.eventKind')}
              isLabelHidden
              clearLabel={text('customer.allEvents')}
              options={CUSTOMER_EVENT_KINDS.map((one) => ({
                id: one,
                label: text(`customer.events.${one}`),
              }))}
              value={kind}
              onChange={(next) => {
                setCount(STEP)
                set({ kind: (next ?? null) as typeof kind }, { isReplacing: true })
              }}
            />
          }
        />
        {data ? (
          data.events.length > 0 ? (
            <Timeline aria-labelledby={titleId}>
              {data.events.map((event) => (
                <HistoryEvent key={event.id} event={event} />
              ))}
            </Timeline>
          ) : (
            <EmptyState title={text('customer.noEvents')} illustration="search" size="small" level={3} />
          )
        ) : isError ? (
          <LoadFailure query={query} title={text('customer.historyFailed')} size="small" level={3} />
        ) : (
          <Skeleton shape="text" lines={12} />
        )}
        {left > 0 && (
          <Inline justify="center">
            <Button isPending={isFetching} onPress={() => setCount(count + STEP)}>
              {text('customer.moreEvents', { count: Math.min(STEP, left) })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
