import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Sparkline } from '@data1522/design-system/Sparkline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { lifetimeQuery } from '../../../entities/customer/queries.ts'

/** What the customer has been worth so far, by the orders that count, and how that came about. */
export function LifetimeCard({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const { money, day } = useFormats()
  const titleId = useId()
  const query = useQuery(lifetimeQuery(String(customer.customerId)))
  const { data: lifetime, isError } = query
  const dayOf = (date: string | null) => (date ? day(date) : text('customer.unknown'))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader id={titleId} title={text('customer.lifetime')} subtitle={text('customer.lifetimeText')} />
        {!lifetime && isError && (
          <LoadFailure query={query} size="small" level={3} title={text('customer.ordersFailed')} />
        )}
        {!lifetime && !isError && <Skeleton shape="block" height={96} />}
        {lifetime && (
          <Grid columns={{ base: 1, md: 2 }} gap={24}>
            <Stack gap={12}>
              <Text size="2xl" weight="strong" isNumeric>
                {money(lifetime.value)}
              </Text>
              <DescriptionList
                items={[
                  { term: text('customer.average'), description: money(lifetime.average) },
                  { term: text('customer.firstOrder'), description: dayOf(lifetime.first) },
                  { term: text('customer.lastOrder'), description: dayOf(lifetime.last) },
                ]}
              />
            </Stack>
            <Stack gap={4}>
              <Sparkline
                variant="bars"
                height={88}
                values={lifetime.months}
                label={text('customer.monthsLabel', {
                  first: money(lifetime.months[0] ?? 0),
                  last: money(lifetime.months.at(-1) ?? 0),
                })}
              />
              <Text size="sm" ink="subtle">
                {text('customer.months')}
              </Text>
            </Stack>
          </Grid>
        )}
      </Stack>
    </Card>
  )
}
