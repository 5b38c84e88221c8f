import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../../entities/course/course-href.ts'
import { CourseTagChip } from '../../../../entities/course/CourseTagChip.tsx'
import { coursesQuery } from '../../../../entities/course/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

/** Words over the foot of a picture: the course at the head of the list. */
export function CourseCard() {
  const text = useText()
  const query = useQuery(coursesQuery({ page: 1, itemsPerPage: 2 }))
  return (
    <LoadedCard query={query}>
      {({ courses: [course] }) =>
        course && (
          <Card>
            <CardMedia
              src={course.image}
              isDecorative
              ratio="16 / 9"
              overlay={
                <Heading level={3} size="card">
                  {course.courseTitle}
                </Heading>
              }
            />
            <Stack gap={12}>
              <Inline justify="between">
                <CourseTagChip course={course} />
                <Rating value={course.rating} count={course.ratingCount} size="small" />
              </Inline>
              <Text ink="muted">{course.desc}</Text>
            </Stack>
            <CardActions>
              <LinkButton href={courseHref(course.id)}>{text('basicCards.openCourse')}</LinkButton>
            </CardActions>
          </Card>
        )
      }
    </LoadedCard>
  )
}
