import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { ProfilePage } from './profile-tabs.ts'

const heights = { teams: 72, projects: 172, connections: 40 } as const

/** The geometry of a page of cards while it is on its way. */
export const CardsSkeleton = ({ page }: { page: Exclude<ProfilePage, 'profile'> }) => (
  <Stack gap="gap">
    <Skeleton shape="block" width={280} height={36} />
    <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index}>
          <Stack align={page === 'connections' ? 'center' : 'stretch'}>
            {page === 'connections' ? (
              <Skeleton shape="circle" height={96} />
            ) : (
              <Inline gap={12} isWrapping={false}>
                <Skeleton shape="circle" height={48} />
                <Skeleton width={160} />
              </Inline>
            )}
            <Skeleton lines={2} />
            <Skeleton shape="block" height={heights[page]} />
            <Skeleton width="60%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </Stack>
)
