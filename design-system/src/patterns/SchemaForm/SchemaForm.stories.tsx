import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ContactForm } from './example/ContactForm.tsx'
import { arabicContact } from './example/contactStrings.ts'
import { PanelsForm } from './example/PanelsForm.tsx'
import { SharedForm } from './example/SharedForm.tsx'
import { TabsForm } from './example/TabsForm.tsx'
import { SchemaForm } from './SchemaForm.tsx'

const meta = preview.meta({
  title: 'Patterns/SchemaForm',
  component: SchemaForm,
  args: { form: undefined as never, label: 'Write to us', children: null },
  render: ({ layout }) => (
    <Box maxWidth={720}>
      <Card>
        <ContactForm layout={layout} />
      </Card>
    </Box>
  ),
})

export const Playground = meta.story()
export const Horizontal = meta.story({ args: { layout: 'horizontal' } })
export const InTabs = meta.story({
  render: () => (
    <Box maxWidth={720}>
      <Card>
        <TabsForm />
      </Card>
    </Box>
  ),
})
export const InPanels = meta.story({
  render: () => (
    <Box maxWidth={720}>
      <PanelsForm />
    </Box>
  ),
})
export const SentInVain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await canvas.findByRole('group', { name: /5/ })
  },
})
export const RefusedByTheServer = meta.story({
  render: () => (
    <Box maxWidth={720}>
      <Card>
        <TabsForm onSubmit={async () => ({ iban: 'This account belongs to somebody else.' })} />
      </Card>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Company name/ }), 'Harbour')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findAllByText(/belongs to somebody else/)
  },
})
export const ChangedElsewhere = meta.story({
  render: () => (
    <Box maxWidth={720}>
      <Card>
        <SharedForm />
      </Card>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), ' 2e')
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }))
    await canvas.findByText('Theirs: Nice')
  },
})
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Box maxWidth={720}>
      <Card>
        <ContactForm layout="horizontal" words={arabicContact} />
      </Card>
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={24}>
        <ContactForm />
        <ContactForm layout="horizontal" />
      </Stack>
    </Pictures>
  ),
})
