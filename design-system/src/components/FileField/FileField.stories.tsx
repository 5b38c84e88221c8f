import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCamera, IconPhoto } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { examplePdf, examplePng, exampleProgram, exampleText } from './example.ts'
import { FileField } from './FileField.tsx'

const meta = preview.meta({
  title: 'Forms/FileField',
  component: FileField,
  args: { label: 'Contract', accept: '.pdf,image/*', maxSize: 2_000_000 },
  render: (args) => (
    <Box maxWidth={480}>
      <FileField {...args} />
    </Box>
  ),
})

export const Playground = meta.story({ args: { description: 'A PDF or a picture of at most 2 MB.' } })

export const Filled = meta.story({ args: { defaultValue: [examplePdf()] } })

export const Several = meta.story({
  args: {
    label: 'Attachments',
    isMultiple: true,
    maxCount: 4,
    description: 'Up to four files.',
    defaultValue: [
      examplePdf(),
      examplePng('A rather long name of a picture that nobody would type twice, scanned.png'),
      examplePdf('terms.pdf'),
    ],
  },
})

/** Sizes, a count of four at most, and no sign at the start. */
export const Counted = meta.story({
  args: {
    label: 'Attachments',
    isMultiple: true,
    maxCount: 4,
    isSizeShown: true,
    showCount: true,
    start: null,
    description: 'Up to four files.',
    defaultValue: [examplePdf(), examplePng()],
  },
})

/** A sign of its kind stands before the name of each. */
export const OwnChips = meta.story({
  args: {
    label: 'Pictures',
    isMultiple: true,
    start: <Icon icon={IconCamera} size={18} />,
    renderFile: ({ name }) => (
      <>
        <Icon icon={IconPhoto} size={14} />
        {name}
      </>
    ),
    defaultValue: [examplePng('front.png'), examplePng('back.png')],
  },
})

/** On a phone a button opens the camera. */
export const Camera = meta.story({ args: { label: 'Receipt', accept: 'image/*', capture: 'environment' } })

/** What does not pass is listed with its reason; what was chosen before stays. */
export const Rejected = meta.story({
  args: { label: 'Attachments', isMultiple: true, maxCount: 2, defaultValue: [examplePdf()] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent
      .setup({ applyAccept: false })
      .upload(input!, [
        exampleText(),
        examplePng('poster.png', 5_300_000),
        exampleProgram(),
        examplePng('a.png'),
        examplePng('b.png'),
      ])
    await canvas.findByText(/poster\.png/)
  },
})

export const Focused = meta.story({
  play: ({ canvas }) => canvas.getByRole('button').focus(),
})

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Add the signed contract, so that we can start.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: [examplePdf()] } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: [examplePdf()] } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: [examplePdf()] } })

export const Looks = meta.story({
  render: () => (
    <Box maxWidth={480}>
      <Stack>
        {(['outlined', 'filled', 'plain'] as const).map((variant) => (
          <FileField key={variant} label={variant} variant={variant} />
        ))}
        {(['small', 'medium', 'large'] as const).map((size) => (
          <FileField key={size} label={size} size={size} defaultValue={[examplePdf()]} />
        ))}
      </Stack>
    </Box>
  ),
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'المرفقات',
    description: 'ملفات PDF أو صور، حتى 2 ميغابايت لكل منها.',
    isMultiple: true,
    defaultValue: [examplePdf('عقد الإيجار.pdf'), examplePng()],
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <FileField label="Contract" description="A PDF of at most 2 MB." />
        <FileField label="Contract" defaultValue={[examplePdf()]} isRequired />
        <FileField
          label="Attachments"
          isMultiple
          defaultValue={[examplePdf(), examplePng('A rather long name of a picture.png')]}
        />
        <FileField
          label="Attachments"
          isMultiple
          isSizeShown
          showCount
          maxCount={4}
          start={null}
          defaultValue={[examplePdf(), examplePng()]}
        />
        <FileField label="Contract" errorMessage="Add the signed contract." />
        <FileField label="Contract" isReadOnly defaultValue={[examplePdf()]} />
        <FileField label="Contract" isDisabled defaultValue={[examplePdf()]} />
      </Grid>
    </Pictures>
  ),
})
