import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { SharesCard } from '../common/SharesCard.tsx'
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
