import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const setup = async (id?: string) => {
  const onSubmit = vi.fn<() => void>()
  const view = await render(
    <>
      <Form label="Add user" onSubmit={onSubmit} id={id}>
        <TextField label="Name" isRequired />
        <Button type="submit">Add</Button>
      </Form>
      <Button type="submit" form={id}>
        Add from afar
      </Button>
    </>,
  )
  return { onSubmit, ...view }
}

test('is a landmark with a name', async () => {
  await setup()
  expect(screen.getByRole('form', { name: 'Add user' })).toBeTruthy()
})

test('is sent by Enter in a field and by its button', async () => {
  const { user, onSubmit } = await setup()
  await user.type(screen.getByRole('textbox'), 'Maya{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('is sent by a button outside that knows its id', async () => {
  const { user, onSubmit } = await setup('add-user')
  await user.click(screen.getByRole('button', { name: 'Add from afar' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('loads no page and keeps what was typed', async () => {
  await setup()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'Maya' } })
  const isLoadingPage = fireEvent.submit(screen.getByRole('form'))
  expect(isLoadingPage).toBe(false)
  expect(field.value).toBe('Maya')
})

test('leaves what is missing to its owner: the browser holds nothing back', async () => {
  const { user, onSubmit } = await setup()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

/** Says of all its fields that they are wrong, a moment after it was sent. */
function Refused({ label = 'Address', onSent }: { label?: string; onSent?: () => void }) {
  const [wrong, setWrong] = useState<string>()
  const send = async () => {
    await Promise.resolve()
    setWrong('Say more')
    onSent?.()
  }
  return (
    <Form label={label} onSubmit={send}>
      <TextField label="Note" />
      <RadioGroup label="Kind" options={[{ id: 'home', label: 'Home' }]} errorMessage={wrong} />
      <TextField label="City" errorMessage={wrong} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

test('goes to the first field that is wrong', async () => {
  const { user } = await render(<Refused />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Home' })))
})

test('leaves the focus where its owner sent it', async () => {
  const { user } = await render(
    <Refused onSent={() => screen.getByRole('textbox', { name: 'Note' }).focus()} />,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' }).ariaInvalid).toBe('true'))
  // The form looks for what is wrong after the frame in which that is drawn.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }))
})
