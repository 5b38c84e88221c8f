import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconUpload } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { FileButton, type FileButtonProps } from './FileButton.tsx'

function Demo(props: Partial<FileButtonProps>) {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <Stack gap={8}>
      <Inline>
        <FileButton {...props} onSelect={(files) => setNames(files.map(({ name }) => name))}>
          {props.children ?? 'Choose a file'}
        </FileButton>
      </Inline>
      <Text ink="subtle">{names.length > 0 ? names.join(', ') : 'Nothing chosen yet.'}</Text>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Forms/FileButton',
  component: FileButton,
  args: { children: 'Choose a file', onSelect: () => undefined },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const OneKind = meta.story({ args: { children: 'Import JSON', accept: '.json,application/json' } })

export const Several = meta.story({
  args: { children: 'Choose pictures', accept: 'image/*', isMultiple: true },
})

export const Pending = meta.story({ args: { isPending: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Inline gap={8}>
        <FileButton onSelect={() => undefined} start={<Icon icon={IconUpload} size={18} />}>
          Import
        </FileButton>
        <FileButton onSelect={() => undefined} tone="primary" variant="solid">
          Choose a file
        </FileButton>
        <FileButton onSelect={() => undefined} isPending>
          Choose a file
        </FileButton>
      </Inline>
    </Pictures>
  ),
})
