import { FigureList } from '@data1522/design-system/FigureList'
import { IconTile } from '@data1522/design-system/IconTile'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { statusIds, statusMeta } from '../../../invoice/status-meta.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** How far the invoices are, and what each stage is worth; each leads to its invoices. */
export function PipelineCard() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const list = href('/apps/invoice/list')
  const query = useQuery(crmQuery('pipeline', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={list}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ count }) => count === 0)}
      table={({ part }) => [
        [text('crmDashboard.status'), text('crmDashboard.invoices'), text('crmDashboard.amount')],
        ...part.map(({ status, count, amount }) => [
          text(`invoices.status.${statusIds[status]}`),
          count,
          amount,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('crmDashboard.byStage'),
        children: (
          <FigureList
            isDivided
            items={part.map(({ status, count, amount }) => ({
              id: status,
              title: text(`invoices.status.${statusIds[status]}`),
              start: <IconTile {...statusMeta[status]} size={34} />,
              note: text('crmDashboard.invoiceCount', { count }),
              value: wholeMoney(amount),
              href: `${list}?${new URLSearchParams({ status })}`,
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
