import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { profileTabQuery } from '../../../entities/profile/queries.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { AboutCard } from './AboutCard.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { FiguresCard } from './FiguresCard.tsx'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { ProjectTable } from './ProjectTable.tsx'
import { TeamsCard } from './TeamsCard.tsx'

/** The person at a glance: about, figures, what they did lately, whom they know, and all projects of the company below. */
export function Overview() {
  const text = useText()
  const query = useQuery(profileTabQuery('profile'))
  const { data, isError } = query
  if (!data && !isError) return <OverviewSkeleton />
  return (
    <>
      {data ? (
        <Columns sideWidth={357} isLevel>
          <Stack gap="gap">
            <AboutCard overview={data} />
            <FiguresCard figures={data.overview} />
          </Stack>
          <Stack gap="gap">
            <ActivityCard activity={data.activity} />
            <Grid columns={{ base: 1, md: 2 }}>
              <ConnectionsCard connections={data.connections} />
              <TeamsCard teams={data.teamsTech} />
            </Grid>
          </Stack>
        </Columns>
      ) : (
        <Card>
          <LoadFailure query={query} title={text('profile.failed.profile')} />
        </Card>
      )}
      <ProjectTable />
    </>
  )
}
