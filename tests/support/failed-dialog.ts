import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { server } from '../../mocks/transports/node.ts'

const patience = { timeout: 15_000 }
const fail = () => HttpResponse.json({ message: 'No' }, { status: 500 })

/** Chooses an option of the field whose label begins so. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }, patience))
}

interface FailedDialog {
  user: UserEvent
  /** What is typed into the fields, by how their labels begin. */
  typed: Readonly<Record<string, string>>
  /** What else the form needs. */
  prepare?: () => Promise<unknown>
  submit: string
}

/** What the fields of a dialog hold after the server has failed; with them as they are, the next try closes it. */
export async function typedAfterFailure({ user, typed, prepare, submit }: FailedDialog) {
  server.use(http.put('*/api/*', fail), http.post('*/api/*', fail))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  const field = (label: string) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
  await dialog.findByRole('button', { name: submit }, patience)
  for (const [label, words] of Object.entries(typed)) {
    await user.clear(field(label))
    await user.type(field(label), words)
  }
  await prepare?.()
  await user.click(dialog.getByRole('button', { name: submit }))
  await dialog.findByText(/Something went wrong on the server/, {}, patience)
  const kept = Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]))
  server.resetHandlers()
  await user.click(dialog.getByRole('button', { name: submit }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  return kept
}
