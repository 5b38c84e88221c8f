import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { type Job, OFFICES } from '@data1522/mocks/contract/jobs'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../../core/api/query-client.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { jobsQuery } from '../../../../entities/job/queries.ts'
import { LoadFailure } from '../../../../shared/errors/LoadFailure.tsx'
import { JobPanel } from './JobPanel.tsx'
import { useScrollToJob } from './useScrollToJob.ts'
import { JOBS_ID, useJobsAddress } from './useJobsAddress.ts'

/** The number of skeleton lines: the usual number of jobs. */
const USUAL = 5

/** The open jobs, with their application forms. */
export function Jobs() {
  const text = useText()
  return (
    <SiteSection
      id={JOBS_ID}
      layout="start"
      title={text('jobs.title')}
      description={text('jobs.description')}
    >
      <QueryClientProvider client={queryClient}>
        <LoadedJobs />
      </QueryClientProvider>
    </SiteSection>
  )
}

/** The loaded jobs. */
function LoadedJobs() {
  const text = useText()
  const query = useQuery(jobsQuery())
  const { data: jobs, isError } = query
  if (jobs) return <JobList jobs={jobs} />
  return (
    <Card>
      {isError ? (
        <LoadFailure query={query} title={text('jobs.loadFailed')} level={3} />
      ) : (
        <Stack gap={16}>
          {Array.from({ length: USUAL }, (_, line) => (
            <Skeleton key={line} shape="block" height={52} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

function JobList({ jobs }: { jobs: readonly Job[] }) {
  const text = useText()
  const { number } = useFormats()
  const [{ job, place }, set] = useJobsAddress()
  useScrollToJob(job)
  const isOpenJob = jobs.some(({ id }) => id === job)
  // The job in the address is shown whatever the filter.
  const shown = jobs.filter(({ id, office }) => !place || office === place || id === job)
  const countOf = (office: Job['office']) => jobs.filter((one) => one.office === office).length
  if (jobs.length === 0)
    return (
      <Card>
        <EmptyState title={text('jobs.none')} level={3}>
          {text('jobs.noneText')}
        </EmptyState>
      </Card>
    )
  return (
    <Stack gap={16}>
      {job && !isOpenJob && (
        <Alert
          tone="warning"
          title={text('jobs.unknown')}
          actions={<Button onPress={() => set({ job: '', place: null })}>{text('jobs.showAll')}</Button>}
        >
          {text('jobs.unknownText', { name: job })}
        </Alert>
      )}
      <Inline>
        <SegmentedControl
          label={text('jobs.place')}
          isLabelHidden
          options={[
            { id: 'all', label: text('jobs.places.all', { count: number(jobs.length) }) },
            ...OFFICES.map((office) => ({
              id: office,
              label: `${text(`about.office.${office}`)} ${number(countOf(office))}`,
            })),
          ]}
          value={place ?? 'all'}
          onChange={(id) => set({ place: OFFICES.find((office) => office === id) ?? null })}
        />
      </Inline>
      <ExpansionGroup openIds={isOpenJob ? [job] : []} onOpenChange={([id = '']) => set({ job: id })}>
        {shown.map((one) => (
          <JobPanel key={one.id} job={one} isOpen={one.id === job} onClose={() => set({ job: '' })} />
        ))}
      </ExpansionGroup>
    </Stack>
  )
}
