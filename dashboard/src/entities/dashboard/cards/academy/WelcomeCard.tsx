import { Box } from '@data1522/design-system/Box'
import { IconCertificate, IconCircleCheck, IconClock } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { StudyPicture } from '@data1522/design-system/StudyPicture'
import { StatStrip } from '@data1522/design-system/StatStrip'
import { useAtomValue } from 'jotai'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { sessionAtom } from '../../../../core/auth/session.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDaysShown } from '../../card/useDaysShown.ts'
import { useDuration } from '../../card/useDuration.ts'
import { useTrend } from '../../card/useTrend.ts'
import { Resume } from './Resume.tsx'

/** Greets, leads to where one left off, and says how far one has come in these days. */
export function WelcomeCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const duration = useDuration('narrow')
  const daysShown = useDaysShown()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const name = useAtomValue(sessionAtom)?.userData.fullName.split(' ')[0] ?? ''
  const query = useQuery(academyQuery('progress', days))
  const moved = ({ change }: { readonly change: number | null }) => ({
    change: trend(change),
    note: change !== null && comparedWith,
  })
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      table={({ part: { minutesSpent, testResult, completedCourses, totalCourses } }) => [
        [text('academyDashboard.progress'), text('dashboards.figure'), text('dashboards.change')],
        [text('academyDashboard.minutesSpent'), minutesSpent.value, minutesSpent.change],
        [text('academyDashboard.testResult'), testResult.value, testResult.change],
        [text('academyDashboard.completed'), completedCourses.value, completedCourses.change],
        [text('academyDashboard.allCourses'), totalCourses],
      ]}
    >
      {({ part: { minutesSpent, testResult, completedCourses, totalCourses }, view }) => ({
        title: text('academyDashboard.welcome', { name }),
        description: text('academyDashboard.welcomeText', { days: daysShown(view) }),
        picture: <StudyPicture />,
        pictureAt: 'top',
        children: (
          <Stack gap={20}>
            <Box maxWidth={440}>
              <Resume />
            </Box>
            <StatStrip
              label={text('academyDashboard.progress')}
              items={[
                {
                  id: 'time',
                  label: text('academyDashboard.hours'),
                  icon: IconClock,
                  value: duration(minutesSpent.value),
                  ...moved(minutesSpent),
                },
                {
                  id: 'result',
                  label: text('academyDashboard.testResult'),
                  icon: IconCertificate,
                  value:
                    testResult.value === null
                      ? text('academyDashboard.noResult')
                      : percent(testResult.value / 100),
                  ...moved(testResult),
                },
                {
                  id: 'completed',
                  label: text('academyDashboard.completed'),
                  icon: IconCircleCheck,
                  value: number(completedCourses.value),
                  change: trend(completedCourses.change),
                  note:
                    completedCourses.change === null
                      ? text('academyDashboard.ofCourses', { count: totalCourses })
                      : comparedWith,
                  href: href('/apps/academy/my-course'),
                },
              ]}
            />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
