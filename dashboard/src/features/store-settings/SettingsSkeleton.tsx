import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The cards of a section while it is on the way. */
export const SettingsSkeleton = () => (
  <Stack gap="gap">
    {[4, 6].map((fields) => (
      <Card key={fields}>
        <Stack gap={20}>
          <Skeleton shape="text" width={200} />
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            {Array.from({ length: fields }, (_, index) => (
              <Stack key={index} gap={6}>
                <Skeleton shape="text" width={96} />
                <Skeleton height={36} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Card>
    ))}
  </Stack>
)
