import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconEye, IconFilter, IconStar } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { buttonVariants } from '../Button/buttonStyles.ts'
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx'

const meta = preview.meta({
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Favourites only', isSelected: true, onChange: () => {} },
})

const sizes = ['small', 'medium', 'large'] as const
const none = () => {}

function Kept({ isSelected, ...rest }: ToggleButtonProps) {
  const [isOn, setOn] = useState(isSelected)
  return <ToggleButton {...(rest as ToggleButtonProps)} isSelected={isOn} onChange={setOn} />
}

const AllVariants = () => (
  <Stack gap={12}>
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={12}>
        <Kept variant={variant} isSelected={false} onChange={none}>
          {variant}, off
        </Kept>
        <Kept variant={variant} isSelected onChange={none}>
          {variant}, on
        </Kept>
        <Kept
          variant={variant}
          icon={IconStar}
          label={`Star, ${variant}`}
          isSelected={false}
          onChange={none}
        />
        <Kept variant={variant} icon={IconStar} label={`Starred, ${variant}`} isSelected onChange={none} />
      </Inline>
    ))}
  </Stack>
)

const AllTones = () => (
  <Stack gap={12}>
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={12}>
        {toneNames.map((tone) => (
          <Kept key={tone} variant={variant} tone={tone} isSelected onChange={none}>
            {tone}
          </Kept>
        ))}
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline gap={12}>
    {sizes.map((size) => (
      <Kept key={size} size={size} icon={IconFilter} isSelected onChange={none}>
        {size}
      </Kept>
    ))}
    {sizes.map((size) => (
      <Kept key={size} size={size} icon={IconBell} label={`Notify me, ${size}`} isSelected onChange={none} />
    ))}
  </Inline>
)

export const Playground = meta.story({ render: (args) => <Kept {...args} /> })
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const IconOnly = meta.story({
  render: () => <Kept variant="plain" icon={IconEye} label="Show the preview" isSelected onChange={none} />,
})
export const Block = meta.story({
  render: () => (
    <Kept isBlock isSelected onChange={none}>
      Favourites only
    </Kept>
  ),
})
export const Disabled = meta.story({ args: { isDisabled: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <AllVariants />
        <AllTones />
        <Inline gap={12}>
          <AllSizes />
          <ToggleButton isSelected isDisabled onChange={none}>
            disabled
          </ToggleButton>
        </Inline>
      </Stack>
    </Pictures>
  ),
})
