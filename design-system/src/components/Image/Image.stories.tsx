import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Image } from './Image.tsx'

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const hills = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640"><linearGradient id="s" x2="0" y2="1"><stop stop-color="oklch(0.78 0.1 236)"/><stop offset="1" stop-color="oklch(0.94 0.04 80)"/></linearGradient><path fill="url(#s)" d="M0 0h960v640H0z"/><circle cx="690" cy="210" r="64" fill="oklch(0.95 0.08 90)"/><path fill="oklch(0.66 0.09 220)" d="M0 430Q220 260 460 400T960 330v310H0z"/><path fill="oklch(0.55 0.1 200)" d="M0 520Q260 380 520 500T960 450v190H0z"/><path fill="oklch(0.43 0.08 180)" d="M0 590Q300 480 600 580T960 540v100H0z"/></svg>',
)
const blurred = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><path fill="oklch(0.82 0.09 230)" d="M0 0h6v2H0z"/><path fill="oklch(0.9 0.06 90)" d="M3 1h2v1H3z"/><path fill="oklch(0.5 0.09 195)" d="M0 2h6v2H0z"/></svg>',
)
const tall = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="480" viewBox="0 0 240 480"><rect width="240" height="480" rx="28" fill="oklch(0.62 0.13 250)"/><circle cx="120" cy="92" r="44" fill="oklch(0.9 0.08 222)"/><path stroke="oklch(0.95 0.02 240)" stroke-width="14" stroke-linecap="round" d="M56 220h128M56 270h128M56 320h72"/></svg>',
)
const broken = 'data:image/png;base64,none'

const meta = preview.meta({
  title: 'Data display/Image',
  component: Image,
  args: { src: hills, alt: 'Hills before the sea at sunrise', width: 420 },
})

// Loaded at once, so that the picture test sees all of them.
const AllRatios = () => (
  <Inline gap={12} align="start">
    {(['1 / 1', '4 / 3', '16 / 9', '3 / 4'] as const).map((ratio) => (
      <Image key={ratio} src={hills} isDecorative isEager ratio={ratio} width={150} />
    ))}
  </Inline>
)

const AllFits = () => (
  <Grid columns={{ base: 2, sm: 4 }} gap={12}>
    {(['cover', 'contain', 'scale-down'] as const).map((fit) => (
      <Stack key={fit} gap={4}>
        <Image isEager src={tall} alt="A sheet with a seal" ratio="4 / 3" fit={fit} />
        <Text size="xs" ink="muted">
          {fit}
        </Text>
      </Stack>
    ))}
    <Stack gap={4}>
      <Image isEager src={tall} alt="A sheet with a seal" ratio="4 / 3" position="top" />
      <Text size="xs" ink="muted">
        cover, top
      </Text>
    </Stack>
  </Grid>
)

const AllCorners = () => (
  <Inline gap={12}>
    {(['none', 'small', 'control', 'card', 'full'] as const).map((corners) => (
      <Image key={corners} src={hills} isDecorative isEager ratio="1 / 1" width={84} corners={corners} />
    ))}
  </Inline>
)

const States = () => (
  <Grid columns={{ base: 1, sm: 3 }} gap={12}>
    <Image isEager src={broken} alt="A leather bag, seen from the front" ratio="4 / 3" />
    <Image isEager src={broken} isDecorative ratio="4 / 3" />
    <Image
      isEager
      src={broken}
      alt="The plan of the second floor"
      ratio="4 / 3"
      fallback={<Image isEager src={hills} isDecorative ratio="4 / 3" />}
    />
  </Grid>
)

export const Playground = meta.story()
/** The frame keeps its form before the picture comes, so that nothing moves. */
export const Ratios = meta.story({ render: () => <AllRatios /> })
export const Fits = meta.story({ render: () => <AllFits /> })
export const Corners = meta.story({ render: () => <AllCorners /> })
/** With words, as decoration, and with a stand-in of your own. */
export const WhenItFails = meta.story({ render: () => <States /> })
export const WithAPreview = meta.story({ args: { preview: blurred } })
export const FirstOfThePage = meta.story({ args: { isEager: true, ratio: '21 / 9', width: 640 } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Stack gap={16}>
        <AllRatios />
        <AllFits />
        <AllCorners />
        <States />
      </Stack>
    </Pictures>
  ),
})
