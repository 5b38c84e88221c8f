import { Card } from '@data1522/design-system/Card'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Transcript } from '@data1522/design-system/Transcript'
import { usePlayer, usePlayerState } from '@data1522/design-system/usePlayer'
import { VideoPlayer } from '@data1522/design-system/VideoPlayer'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import type { Lecture } from '@data1522/mocks/contract/lectures'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { lectureQuery } from '../../../entities/course/queries.ts'
import { lecturesOf } from '../../../entities/course/progress.ts'
import { keepStop } from '../../../entities/course/resume.ts'
import { useCourseChanges } from '../../../entities/course/useCourseChanges.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { followPlayback, keepPlayback, readPlayback } from './playback.ts'
import { Questions } from './Questions.tsx'

const LAST_SECONDS = 5

interface LecturePartProps {
  course: CourseDetails
  /** The lecture by its id. */
  lecture: number
  /** The second at which it begins. */
  startAt: number
  /** Whether somebody has just asked for it. */
  playsAtOnce: boolean
  /** Called with what plays it, and the lecture, once that is there; with nothing to play it when it goes. */
  onPlayer: (player: ReturnType<typeof usePlayer> | undefined, lecture: number) => void
}

/** The lecture that one watches, with what is said in it. */
export function LecturePart({ course, lecture, ...rest }: LecturePartProps) {
  const text = useText()
  const query = useQuery(lectureQuery(course.id, lecture))
  if (query.data) return <Watch course={course} lecture={query.data} {...rest} />
  if (query.isError)
    return (
      <Card>
        <LoadFailure query={query} title={text('academy.lectureFailed')} />
      </Card>
    )
  return <Skeleton shape="block" height={480} />
}

interface WatchProps extends Omit<LecturePartProps, 'lecture'> {
  lecture: Lecture
}

function Watch({ course, lecture, startAt, playsAtOnce, onPlayer }: WatchProps) {
  const text = useText()
  const [{ rate, volume, isMuted, captions }] = useState(readPlayback)
  // Whoever stopped at its end watches it again.
  const player = usePlayer({
    duration: lecture.duration,
    startAt: startAt < lecture.duration - LAST_SECONDS ? startAt : 0,
    rate,
    volume,
    isMuted,
  })
  useEffect(() => {
    onPlayer(player, lecture.id)
    return () => onPlayer(undefined, lecture.id)
  }, [player, lecture.id, onPlayer])
  useEffect(() => {
    if (playsAtOnce) player.play()
  }, [player, playsAtOnce])
  useEffect(() => followPlayback(player), [player])
  useEffect(() => {
    let kept = Math.floor(player.getState().time)
    return player.subscribe(() => {
      const seconds = Math.floor(player.getState().time)
      if (seconds === kept) return
      kept = seconds
      keepStop(course.id, { lecture: lecture.id, seconds })
    })
  }, [player, course.id, lecture.id])
  const { mark } = useCourseChanges()
  const isWatched = usePlayerState(player, ({ hasStarted, hasEnded }) => hasStarted && hasEnded)
  const markWatched = useEffectEvent(() => {
    const isMarked = lecturesOf(course).some(({ id, isCompleted }) => id === lecture.id && isCompleted)
    if (!isMarked) void mark(course, lecture.id, true)
  })
  useEffect(() => {
    if (isWatched) markWatched()
  }, [isWatched])
  const section = course.content.findIndex(({ topics }) => topics.some(({ id }) => id === lecture.id))
  const sectionId = course.content[section]?.id ?? 1
  const [tab, setTab] = useState(lecture.captions.length > 0 ? 'transcript' : 'questions')
  const place = course.content[section]?.topics.findIndex(({ id }) => id === lecture.id) ?? 0
  return (
    <Stack gap="gap">
      <VideoPlayer
        player={player}
        title={lecture.title}
        overline={`${section + 1}.${place + 1}`}
        slides={lecture.slides}
        captions={lecture.captions}
        chapters={lecture.chapters}
        defaultCaptionLanguage={captions}
        onCaptionLanguageChange={(language) => keepPlayback({ captions: language })}
      />
      <Card>
        <Tabs
          label={text('academy.ofLecture')}
          selectedId={tab}
          onSelectionChange={setTab}
          keepMounted
          items={[
            ...(lecture.captions.length > 0
              ? [
                  {
                    id: 'transcript',
                    label: text('academy.transcript'),
                    content: () => (
                      <Transcript player={player} captions={lecture.captions} fileName={lecture.title} />
                    ),
                  },
                ]
              : []),
            {
              id: 'questions',
              label: text('academy.questions'),
              content: () => <Questions key={sectionId} courseId={course.id} section={sectionId} />,
            },
          ]}
        />
      </Card>
    </Stack>
  )
}
