import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { tagNames } from './tags.ts'

const tones = ['primary', 'info', 'success', 'warning', 'danger', 'neutral'] as const

/** Which subjects the students chose. */
export function TopicsCard() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(academyQuery('topics', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('academyDashboard.noCourses')}
      table={({ part }) => [
        [
          text('academyDashboard.subject'),
          text('academyDashboard.courses'),
          text('academyDashboard.students'),
          text('dashboards.share'),
        ],
        ...part.map(({ tag, courses, students, share }) => [
          text(`academyDashboard.tag.${tagNames[tag]}`),
          courses,
          students,
          share,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('academyDashboard.byStudents'),
        children: (
          <Stack as="ul" gap={20}>
            {part.map(({ tag, students, share }, index) => (
              <Stack key={tag} as="li" gap={4}>
                <Inline justify="between" isWrapping={false}>
                  <Text as="span" weight="medium">
                    {text(`academyDashboard.tag.${tagNames[tag]}`)}
                  </Text>
                  <Text as="span" size="sm" ink="subtle" isNumeric>
                    {text('academyDashboard.studentsOf', { count: students, share: percent(share) })}
                  </Text>
                </Inline>
                <Meter
                  label={text(`academyDashboard.tag.${tagNames[tag]}`)}
                  value={share * 100}
                  valueText={percent(share)}
                  tone={tones[index % tones.length]!}
                  size="large"
                  isBare
                />
              </Stack>
            ))}
          </Stack>
        ),
      })}
    </PartCard>
  )
}
