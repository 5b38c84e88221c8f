import { act, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import type { EventActions } from '../events/useEventActions.ts'
import { ImportDialog } from './ImportDialog.tsx'

const patience = { timeout: 10_000 }

beforeAll(async () => {
  await import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx')
}, 60_000)

const fileOf = (count: number) => {
  const entry = 'BEGIN:VEVENT\r\nSUMMARY:Choir\r\nDTSTART:20261121T190000Z\r\nEND:VEVENT\r\n'
  return new File([`BEGIN:VCALENDAR\r\n${entry.repeat(count)}END:VCALENDAR\r\n`], `${count}.ics`)
}

async function open() {
  const { user } = await renderProduct(
    <ImportDialog isOpen onClose={() => {}} timeZone="UTC" actions={{} as EventActions} />,
    { groups: ['calendar', 'records'] },
  )
  const dialog = await screen.findByRole('dialog', {}, patience)
  return { user, input: dialog.querySelector<HTMLInputElement>('input[type="file"]')! }
}

test('a file with more events than one import takes is refused, and says so', async () => {
  const { user, input } = await open()
  await user.upload(input, fileOf(1001))
  expect(await screen.findByText(/1,001 events\. One import takes 1,000/, {}, patience)).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1,001 events' })
  expect(button.disabled).toBe(true)
})

test('of two files that are chosen soon after each other, the last is read', async () => {
  const { user, input } = await open()
  const slow = fileOf(3)
  let give = (_text: string) => {}
  slow.text = () =>
    new Promise((resolve) => {
      give = resolve
    })
  await user.upload(input, slow)
  await user.upload(input, fileOf(2))
  await screen.findByRole('button', { name: 'Import 2 events' }, patience)
  const words = await fileOf(3).text()
  await act(async () => give(words))
  expect(screen.getByRole('button', { name: 'Import 2 events' })).toBeTruthy()
})
