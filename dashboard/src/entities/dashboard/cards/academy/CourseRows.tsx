import { Box } from '@data1522/design-system/Box'
import { IconDotsVertical } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Menu } from '@data1522/design-system/Menu'
import { Meter } from '@data1522/design-system/Meter'
import {
  SimpleTable,
  type SimpleTableColumn,
  type SimpleTableProps,
} from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { Course } from '@data1522/mocks/contract/courses'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../course/course-href.ts'
import { useCourseChanges } from '../../../course/useCourseChanges.ts'
import { useDuration } from '../../card/useDuration.ts'

interface CourseRowsProps extends Pick<SimpleTableProps<Course>, 'sort' | 'onSortChange'> {
  courses: readonly Course[]
}

/** Courses with the way on in each, how far one is, and how many others there are. */
export function CourseRows({ courses, ...sorting }: CourseRowsProps) {
  const text = useText()
  const { number } = useFormats()
  const duration = useDuration()
  const counts: SimpleTableColumn<Course>[] = [
    { id: 'students', header: text('academyDashboard.students'), cell: (one) => number(one.userCount) },
    { id: 'notes', header: text('academyDashboard.notes'), cell: (one) => number(one.note) },
    { id: 'views', header: text('academyDashboard.views'), cell: (one) => number(one.view) },
  ]
  return (
    <SimpleTable
      {...sorting}
      caption={text('academyDashboard.courses')}
      isCaptionHidden
      isFlush
      rows={courses}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'course',
          header: text('academyDashboard.course'),
          isSortable: true,
          cell: (one) => (
            <Box minWidth={220}>
              <TitleCell
                start={<Image src={one.image} isDecorative width={56} ratio="3 / 2" />}
                title={
                  <Link href={courseHref(one.id)} variant="quiet">
                    {one.courseTitle}
                  </Link>
                }
                detail={one.user}
              />
            </Box>
          ),
        },
        {
          id: 'time',
          header: text('academyDashboard.length'),
          isSortable: true,
          cell: ({ time }) => duration(time),
        },
        {
          id: 'progress',
          header: text('academyDashboard.progressColumn'),
          isSortable: true,
          width: '26%',
          cell: (one) => <Progress course={one} />,
        },
        ...counts.map((column) => ({ ...column, isNumeric: true, isSortable: true })),
        {
          id: 'actions',
          header: text('academyDashboard.actions'),
          isNumeric: true,
          cell: (one) => <Actions course={one} />,
        },
      ]}
    />
  )
}

function Progress({ course: { courseTitle, completedTasks, totalTasks } }: { course: Course }) {
  const text = useText()
  const { percent } = useFormats()
  return (
    <Inline gap={12} isWrapping={false}>
      <Box isFilling minWidth={64}>
        <Meter
          label={text('academyDashboard.progressOf', { title: courseTitle })}
          value={completedTasks}
          max={totalTasks}
          valueText={text('academyDashboard.tasksDone', { done: completedTasks, total: totalTasks })}
          tone="primary"
          isBare
        />
      </Box>
      <Text as="span" weight="semibold" isNumeric>
        {percent(Math.round((completedTasks / totalTasks) * 100) / 100)}
      </Text>
      <Text as="span" size="sm" ink="subtle" isNumeric>
        {text('academyDashboard.ofTasks', { done: completedTasks, total: totalTasks })}
      </Text>
    </Inline>
  )
}

/** What can be done with a course where it stands. */
function Actions({ course: { id, courseTitle, completedTasks } }: { course: Course }) {
  const text = useText()
  const { startOver } = useCourseChanges()
  const label = text('academyDashboard.actionsOf', { title: courseTitle })
  const entries = [
    { id: 'resume', label: text('academyDashboard.resume'), href: courseHref(id) },
    ...(completedTasks > 0 ? [{ id: 'startOver', label: text('academyDashboard.startOver') }] : []),
  ]
  return (
    <Menu
      label={label}
      sections={[{ id: 'course', entries }]}
      onAction={(action) => {
        if (action === 'startOver') void startOver(id, courseTitle)
      }}
    >
      <IconButton icon={IconDotsVertical} label={label} size="small" />
    </Menu>
  )
}
