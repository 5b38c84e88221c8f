import { FigureList } from '@data1522/design-system/FigureList'
import { IconBrain, IconBrush, IconCode, IconDeviceMobile, IconPalette } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../course/course-href.ts'
import { tagMessages } from '../../../course/tag-messages.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDaysShown } from '../../card/useDaysShown.ts'
import { useTrend } from '../../card/useTrend.ts'

const logos = {
  code: { icon: IconCode, tone: 'primary' },
  palette: { icon: IconPalette, tone: 'info' },
  brain: { icon: IconBrain, tone: 'warning' },
  'device-mobile': { icon: IconDeviceMobile, tone: 'danger' },
  brush: { icon: IconBrush, tone: 'success' },
} as const

/** The courses that are looked at most. */
export function TopCoursesCard() {
  const text = useText()
  const { number } = useFormats()
  const daysShown = useDaysShown()
  const trend = useTrend()
  const query = useQuery(academyQuery('topCourses', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      emptyText={text('academyDashboard.noCourses')}
      table={({ part }) => [
        [text('academyDashboard.course'), text('academyDashboard.views'), text('dashboards.change')],
        ...part.map(({ title, value, change }) => [title, value, change]),
      ]}
    >
      {({ part, view }) => ({
        description: text('academyDashboard.byViews', { days: daysShown(view) }),
        children: (
          <FigureList
            items={part.map(({ id, title, tag, logo, value, change }) => ({
              id: String(id),
              title,
              detail: text(tagMessages[tag]),
              start: <IconTile {...logos[logo]} size={34} />,
              value: number(value),
              change: trend(change),
              href: courseHref(id),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
