import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { exampleDrawing, examplePdf, examplePng, exampleText } from '../FileField/example.ts'
import { DropZone } from './DropZone.tsx'
import type { DropZoneItem } from './items.ts'
import type { Upload } from './useUploads.ts'

const meta = preview.meta({
  title: 'Forms/DropZone',
  component: DropZone,
  args: { label: 'Product pictures', accept: 'image/*', maxSize: 5_000_000 },
  render: (args) => (
    <Box maxWidth={560}>
      <DropZone {...args} />
    </Box>
  ),
})

const items: readonly DropZoneItem[] = [
  { id: 'cover', name: 'cover.png', size: 2_400_000, status: 'done' },
  { id: 'video', name: 'unboxing.mp4', size: 48_200_000, status: 'uploading', progress: 43 },
  { id: 'table', name: 'sizes.xlsx', size: 18_400, status: 'waiting' },
  {
    id: 'long',
    name: 'Instructions for use, safety and disposal, in 24 languages.pdf',
    size: 9_100_000,
    status: 'failed',
  },
  { id: 'song', name: 'jingle.mp3', size: 940_000, status: 'cancelled' },
]
const nothing = () => undefined
const actions = { onAdd: nothing, onRemove: nothing, onCancel: nothing, onRetry: nothing }

export const Playground = meta.story({ args: { description: 'Pictures of at most 5 MB each.' } })

/** Files go a few at a time; here in five steps, and those called “bad” fail. */
const upload: Upload = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 5 && !signal.aborted; step++) {
    await new Promise((done) => setTimeout(done, 400))
    onProgress(step * 20)
  }
  if (file.name.startsWith('bad')) throw new Error('It is bad.')
}
export const Uploads = meta.story({ args: { upload, accept: undefined } })

export const Filled = meta.story({
  args: { accept: undefined, defaultValue: [exampleDrawing(), examplePdf(), exampleText()] },
})

/** Each state of a row; the caller keeps them. */
export const Rows = meta.story({ args: { label: 'Files of the product', items, ...actions } })

export const OneFile = meta.story({
  args: { label: 'Customers as CSV', isMultiple: false, accept: '.csv', description: 'One row a customer.' },
})

/** What does not pass is listed with its reason; a folder has one of its own. */
export const Rejected = meta.story({
  args: { defaultValue: [examplePng('kept.png')], maxCount: 2 },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input!, [
      examplePng('poster.png', 7_300_000),
      examplePng('b.png'),
      examplePng('c.png'),
    ])
    await canvas.findByText(/poster\.png/)
  },
})

/** Something is held over it. */
export const DragOver = meta.story({
  play: ({ canvas }) => {
    const data = new DataTransfer()
    canvas
      .getByRole('button')
      .dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer: data }))
  },
})

export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Add at least one picture, so that the product can be shown.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: [examplePdf()] } })

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: [examplePdf(), exampleText()] },
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'صور المنتج', description: 'صور لا يتجاوز حجم كل منها 5 ميغابايت.', items, ...actions },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <DropZone label="Product pictures" description="Pictures of at most 5 MB each." />
        <DropZone label="Files of the product" items={items} {...actions} />
        <DropZone label="Contract" isMultiple={false} errorMessage="Add the signed contract." />
        <DropZone label="Contract" isDisabled />
        <DropZone label="Papers" isReadOnly defaultValue={[exampleDrawing(), examplePdf()]} />
      </Grid>
    </Pictures>
  ),
})
