import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { today as todayNow } from '../../../entities/invoice/days.ts'
import { CardsPage } from '../CardsPage.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { arrangeProjects, projectFilters, projectSorts } from './project-state.ts'

const parameters = { show: choice(projectFilters), sort: choice(projectSorts) }

/** The projects the person works on: found, filtered by how they stand, sorted. */
export function Projects() {
  const text = useText()
  const { number } = useFormats()
  const [{ show, sort }, set] = useAddressState(parameters)
  const today = todayNow()
  const filter = show ?? 'all'
  return (
    <CardsPage
      page="projects"
      textsOf={({ title, client, description }) => [title, client, description]}
      arrange={(projects) => arrangeProjects(projects, { show: filter, sort, today })}
      controls={(projects) => (
        <Inline gap={12}>
          <SegmentedControl
            label={text('profile.show')}
            isLabelHidden
            options={projectFilters.map((id) => ({
              id,
              label: text(`profile.filter.${id}`, {
                count: number(arrangeProjects(projects, { show: id, sort: null, today }).length),
              }),
            }))}
            value={filter}
            onChange={(id) => set({ show: id === 'all' ? null : id })}
          />
          <Box minWidth={190}>
            <Select
              label={text('profile.sort')}
              isLabelHidden
              clearLabel={text('profile.sort.none')}
              options={projectSorts.map((id) => ({ id, label: text(`profile.sort.${id}`) }))}
              value={sort}
              onChange={(next) => set({ sort: next })}
            />
          </Box>
        </Inline>
      )}
      onClear={() => set({ show: null })}
    >
      {(project) => <ProjectCard key={project.id} project={project} today={today} />}
    </CardsPage>
  )
}
