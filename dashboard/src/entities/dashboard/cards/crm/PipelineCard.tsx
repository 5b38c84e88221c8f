import { FigureList } from '@data1522/design-system/FigureList'
import { Funnel } from '@data1522/design-system/Funnel'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import type { CrmPipelineStage } from '@data1522/mocks/contract/dashboard-crm'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { statusIds, statusMeta } from '../../../invoice/status-meta.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** What is late stands beside the way that invoices go. */
const isLate = ({ status }: CrmPipelineStage) => status === 'Past Due'

/** How far the invoices are, what each stage is worth, and how many go on from it; each leads to its invoices. */
export function PipelineCard() {
  const text = useText()
  const { percent, wholeMoney } = useFormats()
  const list = href('/apps/invoice/list')
  const query = useQuery(crmQuery('pipeline', useDashboard().days))
  const nameOf = ({ status }: CrmPipelineStage) => text(`invoices.status.${statusIds[status]}`)
  const figureOf = (stage: CrmPipelineStage) => ({
    id: stage.status,
    title: nameOf(stage),
    value: wholeMoney(stage.amount),
    note: text('crmDashboard.invoiceCount', { count: stage.count }),
    href: `${list}?${new URLSearchParams({ status: stage.status })}`,
  })
  const onwardOf = (stage: CrmPipelineStage, next: CrmPipelineStage | undefined) => {
    if (!next || stage.reached === 0) return undefined
    const share = percent(Math.round((next.reached / stage.reached) * 100) / 100)
    return { text: share, label: text('crmDashboard.goOn', { share, stage: nameOf(next) }) }
  }
  return (
    <PartCard
      query={query}
      seeAll={list}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ count }) => count === 0)}
      table={({ part }) => [
        [
          text('crmDashboard.status'),
          text('crmDashboard.invoices'),
          text('crmDashboard.amount'),
          text('crmDashboard.reached'),
        ],
        ...part.map((stage) => [nameOf(stage), stage.count, stage.amount, stage.reached]),
      ]}
    >
      {({ part }) => {
        const way = part.filter((stage) => !isLate(stage))
        return {
          description: text('crmDashboard.invoiceCount', {
            count: part.reduce((sum, { count }) => sum + count, 0),
          }),
          value: wholeMoney(part.reduce((sum, { amount }) => sum + amount, 0)),
          children: (
            <Stack gap={12}>
              <Funnel
                label={text('crmDashboard.byStage')}
                stages={way.map((stage, place) => ({
                  ...figureOf(stage),
                  reached: stage.reached,
                  onward: onwardOf(stage, way[place + 1]),
                }))}
              />
              <FigureList
                aria-label={text('crmDashboard.beside')}
                items={part.filter(isLate).map((stage) => ({
                  ...figureOf(stage),
                  start: <IconTile {...statusMeta[stage.status]} size={28} />,
                  tone: stage.count > 0 ? ('danger' as const) : ('ink' as const),
                }))}
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
