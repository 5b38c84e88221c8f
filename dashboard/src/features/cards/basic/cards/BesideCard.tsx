import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../../entities/course/course-href.ts'
import { coursesQuery } from '../../../../entities/course/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

/** A picture beside its words: the second course of the list, and how far it is. */
export function BesideCard() {
  const text = useText()
  const query = useQuery(coursesQuery({ page: 1, itemsPerPage: 2 }))
  return (
    <LoadedCard query={query}>
      {({ courses: [, course] }) =>
        course && (
          <Card>
            <CardMedia place="start" src={course.image} isDecorative ratio="16 / 9">
              <CardHeader title={course.courseTitle} level={3} subtitle={course.user} />
              <Text ink="muted" lines={2}>
                {course.desc}
              </Text>
              <ProgressLinear
                label={text('basicCards.tasksDone', {
                  done: course.completedTasks,
                  total: course.totalTasks,
                })}
                value={(course.completedTasks / Math.max(course.totalTasks, 1)) * 100}
              />
              <CardActions>
                <LinkButton href={courseHref(course.id)} size="small">
                  {text('basicCards.openCourse')}
                </LinkButton>
              </CardActions>
            </CardMedia>
          </Card>
        )
      }
    </LoadedCard>
  )
}
