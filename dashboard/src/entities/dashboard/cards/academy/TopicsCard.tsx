import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { tagMessages } from '../../../course/tag-messages.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDaysShown } from '../../card/useDaysShown.ts'
import { TopicBars } from './TopicBars.tsx'

/** Which subjects are looked at. */
export function TopicsCard() {
  const text = useText()
  const daysShown = useDaysShown()
  const chart = useChartControls()
  const query = useQuery(academyQuery('topics', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      emptyText={text('academyDashboard.noCourses')}
      table={({ part }) => [
        [
          text('academyDashboard.subject'),
          text('academyDashboard.views'),
          text('dashboards.share'),
          text('dashboards.change'),
        ],
        ...part.map(({ tag, value, share, change }) => [text(tagMessages[tag]), value, share, change]),
      ]}
    >
      {({ part, view }) => ({
        description: text('academyDashboard.shareOfViews', {
          count: part.reduce((sum, { value }) => sum + value, 0),
          days: daysShown(view),
        }),
        children: <TopicBars controls={chart} topics={part} />,
      })}
    </PartCard>
  )
}
