import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Rating } from './Rating.tsx'

const meta = preview.meta({ title: 'Data display/Rating', component: Rating, args: { value: 4.5 } })

const AllValues = () => (
  <Inline gap={24}>
    {[0, 0.5, 2, 3.3, 4.5, 5].map((value) => (
      <Rating key={value} value={value} />
    ))}
  </Inline>
)

const AllSizes = () => (
  <Inline gap={24}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Rating key={size} size={size} value={4.5} count={1284} isValueShown />
    ))}
  </Inline>
)

export const Playground = meta.story()
export const Halves = meta.story({ render: () => <AllValues /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const WithCount = meta.story({ args: { count: 1284 } })
export const WithValue = meta.story({ args: { isValueShown: true, count: 1284 } })
export const TenStars = meta.story({ args: { value: 7.5, max: 10 } })
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { isValueShown: true, count: 1284 },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllValues />
        <AllSizes />
        <Rating value={7.5} max={10} size="small" count={0} />
      </Stack>
    </Pictures>
  ),
})
