import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconCalendar,
  IconFileText,
  IconShoppingCart,
  IconStar,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import type { CrmActivity } from '@data1522/mocks/contract/dashboard-crm'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { eventHref } from '../../../event/event-href.ts'
import { invoiceHref } from '../../../invoice/invoice-href.ts'
import { orderHref } from '../../../order/order-href.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

const looks = {
  order: { icon: IconShoppingCart, tone: 'primary' },
  invoice: { icon: IconFileText, tone: 'danger' },
  review: { icon: IconStar, tone: 'warning' },
  meeting: { icon: IconCalendar, tone: 'info' },
  newUsers: { icon: IconUserPlus, tone: 'success' },
} as const

/** Where each kind of thing that happened is shown. */
const hrefOf = (one: CrmActivity) => {
  if (one.kind === 'order') return orderHref({ order: one.order })
  if (one.kind === 'invoice') return invoiceHref({ id: one.invoiceId })
  if (one.kind === 'review') return `${href('/apps/ecommerce/manage-review')}?quickView=${one.reviewId}`
  return one.kind === 'meeting'
    ? eventHref({ id: one.eventId, start: one.allDay ? one.time.slice(0, 10) : one.time, allDay: one.allDay })
    : href('/apps/user/list')
}

/** What happened to the store, of whose days it is; the others are told in the person's own time. */
const ofStore: ReadonlySet<CrmActivity['kind']> = new Set(['order', 'invoice', 'review'])
const isWholeDay = (one: CrmActivity) => one.kind === 'meeting' && one.allDay

/** What happened last, one of each kind. */
export function ActivityCard() {
  const text = useText()
  const { day, money, number, storeZone } = useFormats()
  const query = useQuery(crmQuery('activity', useDashboard().days))
  const dayOf = (one: CrmActivity) => {
    if (isWholeDay(one)) return day(one.time, 'UTC')
    return day(one.time, ofStore.has(one.kind) ? storeZone : undefined)
  }
  const titleOf = (one: CrmActivity) =>
    one.kind === 'meeting' ? one.title : text(`crmDashboard.activity.${one.kind}`)
  const detailOf = (one: CrmActivity) => {
    if (one.kind === 'order' || one.kind === 'invoice')
      return text('crmDashboard.activity.worth', { client: one.client, amount: money(one.amount) })
    if (one.kind === 'review')
      return text('crmDashboard.activity.stars', {
        reviewer: one.reviewer,
        product: one.product,
        stars: number(one.rating),
      })
    return text('crmDashboard.activity.people', { count: one.people.length })
  }
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('crmDashboard.noActivity')}
      table={({ part }) => [
        [text('dashboards.from'), text('crmDashboard.activity')],
        ...part.map((one) => [new Date(one.time), `${titleOf(one)}: ${detailOf(one)}`]),
      ]}
    >
      {({ part }) => ({
        children: (
          <Timeline aria-label={text('crmDashboard.activity')}>
            {part.map((one) => (
              <TimelineItem
                key={`${one.kind}${one.time}`}
                {...looks[one.kind]}
                variant="soft"
                time={dayOf(one)}
                title={
                  <Link href={hrefOf(one)} variant="quiet">
                    {titleOf(one)}
                  </Link>
                }
              >
                <Text size="sm" ink="subtle">
                  {detailOf(one)}
                </Text>
                {one.kind === 'invoice' && (
                  <Inline>
                    <LinkButton
                      href={invoiceHref({ id: one.invoiceId })}
                      size="small"
                      start={<Icon icon={IconFileText} size={16} />}
                    >
                      {text('crmDashboard.activity.invoiceSheet', { number: one.invoiceNumber })}
                    </LinkButton>
                  </Inline>
                )}
                {'people' in one && one.people.length > 0 && (
                  <AvatarGroup
                    label={titleOf(one)}
                    size={32}
                    people={one.people.map(({ fullName, avatar }) => ({ name: fullName, src: avatar }))}
                  />
                )}
              </TimelineItem>
            ))}
          </Timeline>
        ),
      })}
    </PartCard>
  )
}
