import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { StatCard } from '../../components/StatCard/StatCard.tsx'
import { Sparkline } from './Sparkline.tsx'

const orders = [31, 32, 31, 33, 33, 35, 34, 36, 36, 38, 37, 39]
const week = [18, 27, 21, 34, 46, 29, 38]
const balance = [4, 7, -3, -6, 2, 8, 5]
const withGap = [31, 34, 33, null, null, 36, 38, 37, 40]

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Orders, from 31 to 39 in twelve days', values: orders },
})

const variants = ['line', 'area', 'bars'] as const

const AllVariants = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    {variants.map((variant) => (
      <Card key={variant}>
        <Sparkline
          label={`Orders as ${variant}, from 18 to 38 in a week`}
          values={week}
          variant={variant}
          isLastMarked
        />
      </Card>
    ))}
  </Grid>
)

const AllTones = () => (
  <Stack gap={12}>
    {toneNames.map((tone) => (
      <Sparkline key={tone} label={`${tone}: rising`} values={orders} tone={tone} variant="area" />
    ))}
  </Stack>
)

const Odd = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    <Sparkline label="Two days without figures" values={withGap} isLastMarked />
    <Sparkline label="Balance, twice below zero" values={balance} variant="bars" tone="info" />
    <Sparkline label="Steady at five" values={[5, 5, 5, 5]} tone="neutral" />
  </Grid>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Tones = meta.story({ render: () => <AllTones /> })
export const Straight = meta.story({ args: { values: week, isSmooth: false } })
export const GapsAndNegatives = meta.story({ render: () => <Odd /> })

/** What was planned lies dashed behind what became of it. */
export const AgainstAPlan = meta.story({
  args: {
    label: 'Spent, from 12 to 74 of a planned 96',
    values: [12, 25, 33, 47, 60, 74],
    plan: [12, 24, 36, 48, 60, 72, 84, 96],
    tone: 'warning',
    min: 0,
    isLastMarked: true,
  },
})

/** A common top and bottom makes several comparable. */
export const Compared = meta.story({
  render: () => (
    <Stack gap={12}>
      <Sparkline label="Lyon, from 18 to 38" values={week} min={0} max={60} />
      <Sparkline label="Köln, from 31 to 39" values={orders} min={0} max={60} tone="success" />
    </Stack>
  ),
})

export const BesideAFigure = meta.story({
  render: () => (
    <Stack gap={12}>
      <StatCard label="Orders" value="3,902" change={{ text: '+8.1%', tone: 'success' }} />
      <Sparkline label="Orders, rising in November" values={orders} variant="area" tone="success" />
    </Stack>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={640}>
      <Stack gap={20}>
        <AllVariants />
        <AllTones />
        <Odd />
      </Stack>
    </Pictures>
  ),
  play: async ({ canvas }) => {
    await waitFor(
      async () => {
        const drawn = canvas.getAllByRole('img').every((image) => image.querySelector('path, rect'))
        await expect(drawn).toBe(true)
      },
      { timeout: 10_000 },
    )
  },
})
