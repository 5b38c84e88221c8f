import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonGroup } from './SkeletonGroup.tsx'

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton })

const FromLayout = () => (
  <Card>
    <Stack gap={16}>
      <Inline gap={12} isWrapping={false}>
        <Skeleton shape="circle" height={40} />
        <Box isFilling>
          <Skeleton width={140} />
          <Skeleton width={200} />
        </Box>
      </Inline>
      <Skeleton shape="block" height={96} />
      <Skeleton lines={3} />
    </Stack>
  </Card>
)

export const Playground = meta.story()
export const Lines = meta.story({ args: { lines: 4, width: 320 } })
export const Block = meta.story({ args: { shape: 'block', height: 160 } })
export const Circle = meta.story({ args: { shape: 'circle', height: 48 } })
export const FromALayout = meta.story({ render: () => <FromLayout /> })

/** Screen readers hear 'Loading orders' once. */
export const Group = meta.story({
  render: () => <SkeletonGroup isLoading label="Loading orders" skeleton={<FromLayout />} />,
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <FromLayout />
    </Pictures>
  ),
})
