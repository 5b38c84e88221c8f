import { FigureList } from '@data1522/design-system/FigureList'
import {
  IconBell,
  IconMailOff,
  IconMailOpened,
  IconMoodSad,
  IconPointer,
  IconSend,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import type { CampaignStep } from '@data1522/mocks/contract/dashboard-analytics'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

const icons: Record<CampaignStep, typeof IconSend> = {
  sent: IconSend,
  opened: IconMailOpened,
  clicked: IconPointer,
  subscribed: IconBell,
  complained: IconMoodSad,
  unsubscribed: IconMailOff,
}

/** Of these, less is better. */
const isCost = (step: CampaignStep) => step === 'complained' || step === 'unsubscribed'

/** What became of the mails that were sent. */
export function CampaignsCard() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('campaigns', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      table={({ part }) => [
        [text('analyticsDashboard.campaigns'), text('dashboards.figure'), text('dashboards.change')],
        ...part.map(({ step, value, change }) => [text(`analyticsDashboard.step.${step}`), value, change]),
      ]}
    >
      {({ part }) => ({
        description: text('analyticsDashboard.mails', { count: part[0]?.value ?? 0 }),
        children: (
          <FigureList
            items={part.map(({ step, value, change }) => ({
              id: step,
              title: text(`analyticsDashboard.step.${step}`),
              start: <IconTile icon={icons[step]} size={34} />,
              value: number(value),
              change: trend(change, !isCost(step)),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
