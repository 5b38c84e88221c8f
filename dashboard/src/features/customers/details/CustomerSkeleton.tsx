import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

const tiles = [1, 2, 3, 4]

/** The screen's geometry while the customer is on the way. */
export const CustomerSkeleton = () => (
  <Columns>
    <Card>
      <Stack gap={24} align="center">
        <Skeleton shape="circle" width={96} height={96} />
        <Skeleton shape="text" width={160} />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </Card>
    <Stack gap="gap">
      <Skeleton shape="block" height={44} />
      <Grid columns={{ base: 1, sm: 2 }}>
        {tiles.map((tile) => (
          <Card key={tile}>
            <Skeleton shape="text" lines={3} />
          </Card>
        ))}
      </Grid>
      <Card>
        <Skeleton shape="text" lines={10} />
      </Card>
    </Stack>
  </Columns>
)
