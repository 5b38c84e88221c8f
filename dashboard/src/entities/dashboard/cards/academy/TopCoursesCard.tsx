import { FigureList } from '@data1522/design-system/FigureList'
import { IconCode, IconDeviceMobile, IconPalette, IconPencil, IconUsers } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { courseHref, tagNames } from './tags.ts'

const logos = {
  code: { icon: IconCode, tone: 'primary' },
  palette: { icon: IconPalette, tone: 'info' },
  brain: { icon: IconUsers, tone: 'success' },
  'device-mobile': { icon: IconDeviceMobile, tone: 'warning' },
  brush: { icon: IconPencil, tone: 'danger' },
} as const

/** The courses that are looked at most. */
export function TopCoursesCard() {
  const text = useText()
  const { number } = useFormats()
  const query = useQuery(academyQuery('topCourses', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('academyDashboard.noCourses')}
      table={({ part }) => [
        [text('academyDashboard.course'), text('academyDashboard.views')],
        ...part.map(({ title, views }) => [title, views]),
      ]}
    >
      {({ part }) => ({
        description: text('academyDashboard.byViews'),
        children: (
          <FigureList
            items={part.map(({ id, title, tag, logo, views }) => ({
              id: String(id),
              title,
              detail: text(`academyDashboard.tag.${tagNames[tag]}`),
              start: <IconTile {...logos[logo]} size={34} />,
              value: number(views),
              href: courseHref(id),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
