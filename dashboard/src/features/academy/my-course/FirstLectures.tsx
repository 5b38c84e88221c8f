import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardLink } from '@data1522/design-system/CardLink'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { IconPlayerPlayFilled } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { courseHref } from '../../../entities/course/course-href.ts'
import { coursesQuery } from '../../../entities/course/queries.ts'

/** The first lectures of two courses for beginners, to watch at once. */
export function FirstLectures() {
  const text = useText()
  const { data } = useQuery(coursesQuery({ level: 'Beginner', itemsPerPage: 2 }))
  if (!data || data.total === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby="first-lectures">
      <Heading level={2} size="card" id="first-lectures">
        {text('academy.firstLectures')}
      </Heading>
      <Grid columns={{ base: 1, md: 2 }}>
        {data.courses.map(({ id, courseTitle, image, user }) => (
          <Card key={id} as="section" aria-labelledby={`first-lecture-${id}`}>
            <CardMedia src={image} isDecorative ratio="21 / 9" />
            <CardHeader
              id={`first-lecture-${id}`}
              level={3}
              start={<IconTile icon={IconPlayerPlayFilled} tone="primary" />}
              title={
                <CardLink href={courseHref(id, 1)}>
                  {text('academy.firstLectureOf', { title: courseTitle })}
                </CardLink>
              }
              subtitle={text('academy.by', { name: user })}
            />
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
