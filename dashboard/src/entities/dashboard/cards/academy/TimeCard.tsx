import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { coursesOfHref } from '../../../course/course-href.ts'
import { tagMessages } from '../../../course/tag-messages.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { useDaysShown } from '../../card/useDaysShown.ts'
import { useDuration } from '../../card/useDuration.ts'
import { useTrend } from '../../card/useTrend.ts'
import { SharesCard } from '../common/SharesCard.tsx'

/** On which subjects one spent one's time; each leads to its courses. */
export function TimeCard() {
  const text = useText()
  const duration = useDuration('narrow')
  const daysShown = useDaysShown()
  const trend = useTrend()
  return (
    <SharesCard
      query={useQuery(academyQuery('time', useDashboard().days))}
      counted={text('academyDashboard.minutes')}
      format={duration}
      note={({ part }) => trend(part.minutes.change)?.text ?? text('academyDashboard.inAll')}
      description={({ view }) => daysShown(view)}
      seeAll={href('/apps/academy/my-course')}
      shares={({ part }) =>
        part.topics.map(({ tag, minutes }) => ({
          id: tag,
          label: text(tagMessages[tag]),
          value: minutes,
          href: coursesOfHref(tag),
        }))
      }
    />
  )
}
