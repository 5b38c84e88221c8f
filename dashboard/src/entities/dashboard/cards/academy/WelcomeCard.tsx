import { IconCertificate, IconCircleCheck, IconClock } from '@data1522/design-system/icons'
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
import { useDuration } from '../../card/useDuration.ts'

/** Greets, and says how far one has come. */
export function WelcomeCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const duration = useDuration()
  const name = useAtomValue(sessionAtom)?.userData.fullName.split(' ')[0] ?? ''
  const query = useQuery(academyQuery('progress', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.figure'), text('dashboards.figure')],
        [text('academyDashboard.minutesSpent'), part.minutesSpent],
        [text('academyDashboard.testResult'), part.testResult],
        [text('academyDashboard.completed'), part.completedCourses],
        [text('academyDashboard.courses'), part.totalCourses],
      ]}
    >
      {({ part: { minutesSpent, testResult, completedCourses, totalCourses } }) => ({
        title: text('academyDashboard.welcome', { name }),
        description: text('academyDashboard.welcomeText'),
        children: (
          <StatStrip
            label={text('academyDashboard.progress')}
            items={[
              {
                id: 'time',
                label: text('academyDashboard.hours'),
                icon: IconClock,
                value: duration(minutesSpent),
              },
              {
                id: 'result',
                label: text('academyDashboard.testResult'),
                icon: IconCertificate,
                value: testResult === null ? text('academyDashboard.noResult') : percent(testResult / 100),
              },
              {
                id: 'completed',
                label: text('academyDashboard.completed'),
                icon: IconCircleCheck,
                value: number(completedCourses),
                note: text('academyDashboard.ofCourses', { count: totalCourses }),
                href: href('/apps/academy/my-course'),
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
