import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { academyQuery } from '../../../entities/dashboard/queries.ts'
import { useDashboard } from '../frame/dashboard.ts'
import { SharesCard } from '../shared-cards/SharesCard.tsx'
import { tagNames } from './tags.ts'

/** On which subjects one spent one's time. */
export function TimeCard() {
  const text = useText()
  return (
    <SharesCard
      query={useQuery(academyQuery('topics', useDashboard().days))}
      counted={text('academyDashboard.minutes')}
      seeAll={href('/apps/academy/my-course')}
      shares={({ part }) =>
        part
          .filter(({ minutesSpent }) => minutesSpent > 0)
          .map(({ tag, minutesSpent }) => ({
            id: tag,
            label: text(`academyDashboard.tag.${tagNames[tag]}`),
            value: minutesSpent,
          }))
      }
    />
  )
}
