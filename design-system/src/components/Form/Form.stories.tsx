import { useId, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

const fields = (
  <Stack gap={16}>
    <TextField label="Full name" defaultValue="Maya Laurent" isRequired />
    <TextField label="E-mail" type="email" defaultValue="maya.laurent@example.com" isRequired />
  </Stack>
)
const submit = (
  <Button type="submit" variant="solid" tone="primary">
    Save changes
  </Button>
)
const fieldsAndSubmit = (
  <Stack gap={20}>
    {fields}
    <Inline>{submit}</Inline>
  </Stack>
)

/** A form that says how often it was sent. */
function Demo({ onSubmit, ...form }: FormProps) {
  const [sent, setSent] = useState(0)
  const send = () => {
    setSent(sent + 1)
    void onSubmit()
  }
  return (
    <Box maxWidth={400}>
      <Stack gap={16}>
        <Form {...form} onSubmit={send} />
        {sent > 0 && <Text ink="muted">Sent: {sent}</Text>}
      </Stack>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { label: 'Details', onSubmit: () => undefined, children: fieldsAndSubmit },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const SentByEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), '{Enter}')
    await expect(await canvas.findByText('Sent: 1')).toBeVisible()
  },
})

function Apart(props: FormProps) {
  const id = useId()
  return (
    <Stack gap={20}>
      <Demo {...props} id={id}>
        {fields}
      </Demo>
      <Inline>
        <Button type="submit" form={id} variant="solid" tone="primary">
          Save changes
        </Button>
      </Inline>
    </Stack>
  )
}

/** The button stands outside and knows the form by its `id`, as in the foot of a dialog. */
export const ButtonOutside = meta.story({ render: (args) => <Apart {...args} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures width={432}>
      <Form {...args} />
    </Pictures>
  ),
})
