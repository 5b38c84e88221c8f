import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

const sections = [
  { id: 'popular', cards: 3, height: 250 },
  { id: 'subjects', cards: 6, height: 250 },
] as const

/** The geometry of the help center while it is on its way. */
export const HelpCenterSkeleton = () => (
  <Stack gap={64}>
    {sections.map(({ id, cards, height }) => (
      <Stack key={id} gap={32}>
        <Skeleton width={260} height={34} />
        <Grid columns={{ base: 1, sm: 3 }}>
          {Array.from({ length: cards }, (_, index) => (
            <Card key={index}>
              <Skeleton shape="block" height={height} />
            </Card>
          ))}
        </Grid>
      </Stack>
    ))}
  </Stack>
)
