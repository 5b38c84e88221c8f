import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

const Lines = ({ height }: { height: number }) => (
  <Card>
    <Stack gap={20}>
      <Skeleton width={120} height={22} />
      <Skeleton shape="block" height={height} />
    </Stack>
  </Card>
)

/** The geometry of the first page while it is on its way. */
export const OverviewSkeleton = () => (
  <Columns sideWidth={357} isLevel>
    <Stack gap="gap">
      <Lines height={400} />
      <Lines height={120} />
    </Stack>
    <Stack gap="gap">
      <Lines height={220} />
      <Grid columns={{ base: 1, md: 2 }}>
        <Lines height={240} />
        <Lines height={240} />
      </Grid>
    </Stack>
  </Columns>
)
