import { Grid } from '@data1522/design-system/Grid'
import { IconLayoutGrid, IconList } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import {
  COURSE_LANGUAGES,
  COURSE_LENGTHS,
  COURSE_LEVELS,
  COURSE_SORT_KEYS,
  COURSE_TAGS,
} from '@data1522/mocks/contract/courses'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PHONE, useMedia } from '../../../core/useMedia.ts'
import { tagMessages } from '../../../entities/course/tag-messages.ts'
import { FilterPopover } from '../../../shared/list/filters/FilterPopover.tsx'
import type { CourseState } from './course-state.ts'

interface CourseFiltersProps {
  state: CourseState
  onChange: (changes: Partial<CourseState>) => void
}

/** What narrows the courses: subject, level, length, language, and whether those that are done show. */
export function CourseFilters({ state, onChange }: CourseFiltersProps) {
  const text = useText()
  const isPhone = useMedia(PHONE)
  const { label, level, length, language } = state
  const selects = <CourseSelects state={state} onChange={onChange} />
  return (
    <Stack>
      <Inline gap={16} justify="between">
        <Switch isSelected={state.hideCompleted} onChange={(hideCompleted) => onChange({ hideCompleted })}>
          {text('academy.hideCompleted')}
        </Switch>
        <SegmentedControl
          label={text('academy.look')}
          isLabelHidden
          isIconOnly
          options={[
            { id: 'grid', label: text('academy.look.grid'), icon: IconLayoutGrid },
            { id: 'list', label: text('academy.look.list'), icon: IconList },
          ]}
          value={state.look ?? 'grid'}
          onChange={(look) => onChange({ look: look === 'list' ? 'list' : null, page: state.page })}
        />
      </Inline>
      {isPhone ? (
        <FilterPopover count={[label, level, length, language].filter(Boolean).length}>
          {selects}
        </FilterPopover>
      ) : (
        selects
      )}
    </Stack>
  )
}

function CourseSelects({ state, onChange }: CourseFiltersProps) {
  const text = useText()
  const { language } = useFormats()
  return (
    <Grid columns={{ base: 1, sm: 2, md: 5 }} gap={12}>
      <Select
        label={text('academy.label')}
        clearLabel={text('academy.allLabels')}
        options={COURSE_TAGS.map((id) => ({ id, label: text(tagMessages[id]) }))}
        value={state.label}
        onChange={(label) => onChange({ label })}
      />
      <Select
        label={text('academy.level')}
        clearLabel={text('academy.allLevels')}
        options={COURSE_LEVELS.map((id) => ({ id, label: text(`course.level.${id}`) }))}
        value={state.level}
        onChange={(level) => onChange({ level })}
      />
      <Select
        label={text('academy.length')}
        clearLabel={text('academy.allLengths')}
        options={COURSE_LENGTHS.map((id) => ({ id, label: text(`academy.length.${id}`) }))}
        value={state.length}
        onChange={(length) => onChange({ length })}
      />
      <Select
        label={text('academy.language')}
        clearLabel={text('academy.allLanguages')}
        options={COURSE_LANGUAGES.map((id) => ({ id, label: language(id) }))}
        value={state.language}
        onChange={(taught) => onChange({ language: taught })}
      />
      <Select
        label={text('academy.sort')}
        clearLabel={text('academy.sort.none')}
        options={COURSE_SORT_KEYS.map((id) => ({ id, label: text(`academy.sort.${id}`) }))}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </Grid>
  )
}
