import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconCircle, IconCircleCheck, IconCircleDot } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useCourseChanges } from '../../../entities/course/useCourseChanges.ts'
import { useDuration } from '../../../entities/course/useDuration.ts'

interface SectionsProps {
  course: CourseDetails
  /** The lecture that is shown. */
  current: number
  onWatch: (lecture: number) => void
}

/** The lectures by sections: watched by their titles, done by their boxes. */
export function Sections({ course, current, onWatch }: SectionsProps) {
  const text = useText()
  const duration = useDuration()
  const { mark } = useCourseChanges()
  const watched = course.content.find(({ topics }) => topics.some(({ id }) => id === current))
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const [followed, setFollowed] = useState<number>()
  if (watched && followed !== current) {
    setFollowed(current)
    setOpenIds([...new Set([...openIds, `section-${watched.id}`])])
  }
  return (
    <ExpansionGroup level={2} isMultiple openIds={openIds} onOpenChange={setOpenIds}>
      {course.content.map((section, index) => {
        const done = section.topics.filter(({ isCompleted }) => isCompleted).length
        return (
          <ExpansionPanel
            key={section.id}
            id={`section-${section.id}`}
            icon={done === section.topics.length ? IconCircleCheck : done > 0 ? IconCircleDot : IconCircle}
            title={text('academy.sectionTitle', { number: index + 1, title: section.title })}
            description={text('academy.sectionStatus', {
              done,
              total: section.topics.length,
              duration: duration(section.time),
            })}
          >
            <Stack as="ul" gap={4}>
              {section.topics.map(({ id, title, time, isCompleted }) => (
                <Inline key={id} as="li" gap={4} isWrapping={false}>
                  <Checkbox
                    aria-label={text('academy.markDone', { title })}
                    isSelected={isCompleted}
                    onChange={(isOn) => void mark(course, id, isOn)}
                  />
                  <Box isFilling>
                    <Button
                      variant={id === current ? 'soft' : 'plain'}
                      tone={id === current ? 'primary' : 'neutral'}
                      size="small"
                      aria-label={text('academy.watch', { title })}
                      aria-current={id === current || undefined}
                      onPress={() => onWatch(id)}
                    >
                      {title}
                    </Button>
                  </Box>
                  <Text size="sm" ink="muted" isNumeric>
                    {duration(time)}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </ExpansionPanel>
        )
      })}
    </ExpansionGroup>
  )
}
