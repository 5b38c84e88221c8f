import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Brand } from './Brand.tsx'

const meta = preview.meta({ title: 'Navigation/Brand', component: Brand, args: { name: 'DATA1522' } })

export const Playground = meta.story()

export const Large = meta.story({ args: { size: 40 } })

export const SignOfYourOwn = meta.story({
  args: {
    name: 'Northwind',
    sign: (
      <svg viewBox="0 0 28 28" fill="currentColor">
        <path d="M4 24V4l20 20V4h-5v8z" />
      </svg>
    ),
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={400}>
      <Stack gap={12}>
        <Brand name="DATA1522" />
        <Brand name="DATA1522" size={40} />
      </Stack>
    </Pictures>
  ),
})
