import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx'

function Choosing({ password: first, label, ...rest }: PasswordStrengthProps & { label: string }) {
  const [password, setPassword] = useState(first)
  return (
    <Box maxWidth={400}>
      <Stack gap={12}>
        <PasswordField label={label} autoComplete="new-password" value={password} onChange={setPassword} />
        <PasswordStrength {...rest} password={password} />
      </Stack>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Forms/PasswordStrength',
  component: PasswordStrength,
  args: { password: 'harbourlight' },
  render: (args) => <Choosing {...args} label="New password" />,
})

export const Playground = meta.story()

export const Empty = meta.story({ args: { password: '' } })

/** A sentence is easy to keep in mind and hard to guess. */
export const Sentence = meta.story({ args: { password: 'the crane sings at six' } })

const passwords = ['', 'P@ssw0rd2024!', 'kX9#mQ2', 'harbourlight', 'V7!kz-Qm3xW#t9']

export const Steps = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        {passwords.map((password) => (
          <PasswordStrength key={password} password={password} isBare />
        ))}
      </Stack>
    </Box>
  ),
})

export const Typing = meta.story({
  args: { password: '' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(canvasElement.querySelector('input')!, 'V7!kz-Qm3xW#t9')
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { password: 'harbour7' },
  render: (args) => <Choosing {...args} label="كلمة مرور جديدة" />,
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={400}>
      <Stack>
        <PasswordStrength password="summer2024" />
        {passwords.map((password) => (
          <PasswordStrength key={password} password={password} isBare />
        ))}
      </Stack>
    </Pictures>
  ),
})
