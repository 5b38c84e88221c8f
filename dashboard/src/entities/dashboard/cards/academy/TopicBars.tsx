import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import { Box } from '@data1522/design-system/Box'
import { FigureList } from '@data1522/design-system/FigureList'
import { Inline } from '@data1522/design-system/Inline'
import type { AcademyTopic } from '@data1522/mocks/contract/dashboard-academy'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { coursesOfHref } from '../../../course/course-href.ts'
import { tagMessages } from '../../../course/tag-messages.ts'
import { useTrend } from '../../card/useTrend.ts'

interface TopicBarsProps extends Pick<BarChartProps<AcademyTopic>, 'controls'> {
  topics: readonly AcademyTopic[]
}

const tones = [1, 2, 3, 4, 5, 6] as const

/** What share of the views each subject has: as bars, and beside them in figures; each leads to its courses. */
export function TopicBars({ topics, controls }: TopicBarsProps) {
  const text = useText()
  const { percent } = useFormats()
  const trend = useTrend()
  const navigate = useNavigate()
  const inWhole = (share: number) => percent(Math.round(share * 100) / 100)
  return (
    <Inline gap={24}>
      <Box isFilling minWidth={280}>
        <BarChart
          label={text('academyDashboard.topics')}
          controls={controls}
          height={340}
          legend="none"
          isHorizontal
          barSize={24}
          data={topics}
          category={({ tag }) => text(tagMessages[tag])}
          categoryLabel={text('academyDashboard.subject')}
          series={[{ id: 'share', label: text('dashboards.share'), value: ({ share }) => share }]}
          barTone={(topic) => tones[topics.indexOf(topic) % tones.length]}
          formatValue={percent}
          formatTick={inWhole}
          onSelect={({ datum }) => void navigate(coursesOfHref(datum.tag))}
        />
      </Box>
      <Box isFilling minWidth={200} maxWidth={320}>
        <FigureList
          aria-label={text('academyDashboard.topics')}
          items={topics.map(({ tag, value, share, change }, index) => ({
            id: tag,
            title: text(tagMessages[tag]),
            detail: text('academyDashboard.viewsOf', { count: value }),
            mark: index,
            value: percent(share),
            change: trend(change),
            href: coursesOfHref(tag),
          }))}
        />
      </Box>
    </Inline>
  )
}
