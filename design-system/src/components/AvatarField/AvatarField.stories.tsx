import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { exampleProgram } from '../FileField/example.ts'
import { AvatarField } from './AvatarField.tsx'
import { drawnPhoto } from './example.ts'

const meta = preview.meta({
  title: 'Forms/AvatarField',
  component: AvatarField,
  args: {
    label: 'Your picture',
    person: 'Maya Laurent',
    description: 'A PNG, JPG or WebP of at most 10 MB.',
    maxSize: 10_000_000,
  },
})

export const Playground = meta.story()

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="steelblue" d="M0 0h96v96H0z"/><circle cx="48" cy="38" r="18" fill="bisque"/><circle cx="48" cy="98" r="38" fill="midnightblue"/></svg>',
)}`

export const Filled = meta.story({ args: { defaultValue: face } })

const choosePhoto = async (
  canvasElement: HTMLElement,
  user: { upload: (...all: never[]) => Promise<void> },
) => {
  const input = canvasElement.querySelector('input[type=file]')
  await user.upload(...([input, await drawnPhoto()] as never[]))
  const dialog = await screen.findByRole('dialog')
  // The part that is kept is known once the picture is laid out.
  await waitFor(() =>
    expect(dialog.querySelector<HTMLButtonElement>('footer button:last-child')!.disabled).toBe(false),
  )
  return dialog
}

/** The arrow keys move the picture, + and − zoom; what comes out is a square. */
export const Cropped = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await choosePhoto(canvasElement, userEvent as never)
    dialog.querySelector<HTMLElement>('[role=application]')!.focus()
    await userEvent.keyboard('+++{ArrowLeft}')
    await expect(dialog.querySelector<HTMLInputElement>('input[type=range]')!.value).toBe('1.3')
    await userEvent.click(dialog.querySelector('footer button:last-child')!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const picture = canvas.getByRole('img', { name: 'Maya Laurent' }).parentElement!.parentElement!
    await waitFor(() => expect(picture.querySelector('img')!.naturalWidth).toBe(256))
  },
})

/** A file that only calls itself a picture. */
export const Rejected = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input!, exampleProgram())
    await canvas.findByText(/photo\.png/)
  },
})

export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Add a picture, so that people recognise you.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: face } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: face } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: face } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'صورتك', person: 'عمر حدّاد', description: 'صورة PNG أو JPG لا يتجاوز حجمها 10 ميغابايت.' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <AvatarField label="Your picture" person="Maya Laurent" description="At most 10 MB." />
        <AvatarField label="Your picture" person="Omar Haddad" defaultValue={face} isRequired />
        <AvatarField label="Your picture" person="Iris Okafor" errorMessage="Add a picture." />
        <AvatarField label="Your picture" person="Jonas Weber" isDisabled />
        <AvatarField label="Your picture" person="Lina Moreau" defaultValue={face} isReadOnly />
      </Grid>
    </Pictures>
  ),
})

export const PictureOfCropping = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    await choosePhoto(canvasElement, userEvent as never)
  },
})
