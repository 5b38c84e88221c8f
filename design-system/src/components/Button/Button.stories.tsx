import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconDownload, IconPlus } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Button } from './Button.tsx'
import { buttonVariants } from './buttonStyles.ts'

const meta = preview.meta({ title: 'Actions/Button', component: Button, args: { children: 'Save changes' } })

export const Playground = meta.story()

export const Variants = meta.story({
  render: () => (
    <Inline gap={12}>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} tone="primary">
          {variant}
        </Button>
      ))}
    </Inline>
  ),
})

export const Tones = meta.story({
  render: () => (
    <Stack gap={12}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={12}>
          {toneNames.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Stack gap={12}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={12}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button
              key={size}
              size={size}
              variant={variant}
              tone="primary"
              start={<Icon icon={IconPlus} size={18} />}
            >
              {size}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
})

export const WithIcons = meta.story({
  render: () => (
    <Inline gap={12}>
      <Button variant="solid" tone="primary" start={<Icon icon={IconPlus} size={18} />}>
        Add user
      </Button>
      <Button end={<Icon icon={IconDownload} size={18} />}>Export</Button>
    </Inline>
  ),
})

export const Pending = meta.story({ args: { isPending: true, variant: 'solid', tone: 'primary' } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Block = meta.story({ args: { isBlock: true, variant: 'solid', tone: 'primary', size: 'large' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        {buttonVariants.map((variant) => (
          <Inline key={variant} gap={8}>
            {toneNames.map((tone) => (
              <Button key={tone} variant={variant} tone={tone} start={<Icon icon={IconPlus} size={18} />}>
                {tone}
              </Button>
            ))}
            <Button variant={variant} tone="primary" size="small">
              small
            </Button>
            <Button variant={variant} tone="primary" size="large">
              large
            </Button>
            <Button variant={variant} isDisabled>
              disabled
            </Button>
          </Inline>
        ))}
      </Stack>
    </Pictures>
  ),
})
