import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { usePlayer } from '@data1522/design-system/usePlayer'
import type { CourseDetails as Details } from '@data1522/mocks/contract/courses'
import { useCallback, useState } from 'react'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../../core/router/breadcrumb-end.ts'
import { freeText, useAddressState, wholeNumber } from '../../../core/router/useAddressState.ts'
import { lecturesOf } from '../../../entities/course/progress.ts'
import { goOnAt, secondsIn } from '../../../entities/course/resume.ts'
import { RecordFrame, RecordPage } from '../../../shared/record/RecordPage.tsx'
import { AboutCourse } from './AboutCourse.tsx'
import { CourseActions } from './CourseActions.tsx'
import { LecturePart } from './LecturePart.tsx'
import { NotesCard } from './notes/NotesCard.tsx'
import { OwnRating } from './OwnRating.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { Sections } from './Sections.tsx'
import { useShownCourse } from './useShownCourse.ts'

const parameters = { courseId: freeText(), lecture: wholeNumber(0), at: wholeNumber(0) }

/** One course: its lecture to watch, what it is about, and at the side how far one is. */
export function CourseDetails() {
  const text = useText()
  const [{ courseId, lecture, at }, set] = useAddressState(parameters)
  const query = useShownCourse(courseId)
  useBreadcrumbEnd(query.data?.title, href('/apps/academy/my-course'))
  return (
    <RecordPage
      id={String(query.data?.id ?? courseId)}
      query={query}
      title={text('titles.courseDetails')}
      skeleton={<Waiting />}
      missing={{
        title: text('academy.missing'),
        heading: text('academy.missingTitle'),
        text: text('academy.missingText'),
        href: href('/apps/academy/my-course'),
        linkLabel: text('academy.allCourses'),
      }}
      failedTitle={text('academy.detailsFailed')}
    >
      {(course) => (
        <RecordFrame
          title={course.title}
          actions={<CourseActions course={course} />}
          staleText={query.isError && text('academy.stale')}
        >
          <Watching
            key={course.id}
            course={course}
            lecture={lecture}
            at={at}
            onWatch={(id) =>
              set({ courseId: String(course.id), lecture: id, at: 0 }, { isReplacing: id === lecture })
            }
          />
        </RecordFrame>
      )}
    </RecordPage>
  )
}

interface WatchingProps {
  course: Details
  /** The lecture that the address names, or 0. */
  lecture: number
  /** The second that the address names, or 0. */
  at: number
  onWatch: (lecture: number) => void
}

function Watching({ course, lecture, at, onWatch }: WatchingProps) {
  const [first] = useState(() => goOnAt(course))
  const [asked, setAsked] = useState({ visit: 0, lecture: 0, seconds: 0, isAnswered: true })
  const [player, setPlayer] = useState<ReturnType<typeof usePlayer>>()
  const known = lecturesOf(course).some(({ id }) => id === lecture)
  const shown = known ? lecture : first.lecture
  const isAsked = asked.lecture === shown && !asked.isAnswered
  const linked = known ? at : 0
  const startAt = isAsked ? asked.seconds : linked || secondsIn(course.id, shown)
  // The address tells the lecture alone: a reload goes on where one stopped, not where one was sent.
  const watch = (id: number, seconds = id === shown ? 0 : secondsIn(course.id, id)) => {
    onWatch(id)
    setAsked({ visit: asked.visit + 1, lecture: id, seconds, isAnswered: false })
  }
  // A lecture that comes back with the browser's history was not asked for again.
  const takePlayer = useCallback((next: typeof player, of: number) => {
    setPlayer(next)
    if (next) setAsked((now) => (now.lecture === of ? { ...now, isAnswered: true } : now))
  }, [])
  return (
    <Columns side="end" sideWidth={424}>
      <Stack gap="gap">
        <LecturePart
          key={`${shown}-${asked.lecture === shown ? asked.visit : 0}`}
          course={course}
          lecture={shown}
          startAt={startAt}
          playsAtOnce={isAsked}
          onPlayer={takePlayer}
        />
        <AboutCourse course={course} />
      </Stack>
      <Stack gap="gap">
        <ProgressCard
          course={course}
          current={shown}
          player={player}
          onContinue={() => {
            const next = goOnAt(course)
            watch(next.lecture, next.seconds)
          }}
        />
        <Sections course={course} current={shown} onWatch={watch} />
        <NotesCard course={course} current={shown} player={player} onWatch={watch} />
        <OwnRating courseId={course.id} />
      </Stack>
    </Columns>
  )
}

const Waiting = () => (
  <Columns side="end" sideWidth={424}>
    <Stack gap="gap">
      <Skeleton shape="block" height={480} />
      <Card>
        <Skeleton shape="text" lines={6} />
      </Card>
    </Stack>
    <Card>
      <Skeleton shape="text" lines={12} />
    </Card>
  </Columns>
)
