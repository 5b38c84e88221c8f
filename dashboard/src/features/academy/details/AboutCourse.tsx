import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconBadgeCc,
  IconClock,
  IconLanguage,
  IconListCheck,
  IconStairsUp,
  IconUsers,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Prose } from '@data1522/design-system/Prose'
import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import { CAPTION_LANGUAGES } from '@data1522/mocks/contract/lectures'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDuration } from '../../../entities/course/useDuration.ts'

/** What a course is about, in words and figures, and who teaches it. */
export function AboutCourse({ course }: { course: CourseDetails }) {
  const text = useText()
  const { number, language } = useFormats()
  const duration = useDuration()
  const facts = [
    {
      id: 'level',
      icon: IconStairsUp,
      term: text('academy.level'),
      value: text(`course.level.${course.skillLevel}`),
    },
    { id: 'students', icon: IconUsers, term: text('academy.students'), value: number(course.totalStudents) },
    { id: 'language', icon: IconLanguage, term: text('academy.language'), value: language(course.language) },
    {
      id: 'captions',
      icon: IconBadgeCc,
      term: text('academy.captions'),
      value: course.isCaptions
        ? text('academy.captionsYes', { count: CAPTION_LANGUAGES.length })
        : text('academy.captionsNo'),
    },
    {
      id: 'lectures',
      icon: IconListCheck,
      term: text('academy.lectures'),
      value: number(course.totalLectures),
    },
    { id: 'length', icon: IconClock, term: text('academy.length'), value: duration(course.length) },
  ]
  return (
    <Card as="section" aria-labelledby="course-about">
      <Columns side="end" sideWidth={280} gap={24}>
        <Stack gap={12}>
          <Heading level={2} size="card" id="course-about">
            {text('academy.about')}
          </Heading>
          <Text>{course.about}</Text>
          <Prose html={sanitizeHtml(course.description)} headingSize="card" dir="auto" />
        </Stack>
        <Stack gap={24}>
          <Grid columns={2} gap={16}>
            {facts.map(({ id, icon, term, value }) => (
              <Inline key={id} gap={8} isWrapping={false}>
                <Icon icon={icon} />
                <Stack gap={0}>
                  <Text size="sm" ink="muted">
                    {term}
                  </Text>
                  <Text weight="semibold">{value}</Text>
                </Stack>
              </Inline>
            ))}
          </Grid>
          <Inline gap={12} isWrapping={false}>
            <Avatar name={course.instructor} src={course.instructorAvatar} isDecorative />
            <Stack gap={0}>
              <Text size="sm" ink="muted">
                {text('academy.instructor')}
              </Text>
              <Text weight="semibold">{course.instructor}</Text>
              <Text size="sm" ink="muted">
                {course.instructorPosition}
              </Text>
            </Stack>
          </Inline>
        </Stack>
      </Columns>
    </Card>
  )
}
