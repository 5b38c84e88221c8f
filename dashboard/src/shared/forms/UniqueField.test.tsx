import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { UniqueField } from './UniqueField.tsx'

withMock()

const schema = z.object({ code: z.string().check(z.minLength(2)) })

type IsTaken = (value: string, signal: AbortSignal) => Promise<boolean>

function Example({ isTaken }: { isTaken: IsTaken }) {
  const form = useSchemaForm({ schema, defaultValues: { code: 'OWN' }, onSubmit: () => undefined })
  return (
    <SchemaForm form={form} label="Example">
      <UniqueField form={form} name="code" label="Code" isTaken={isTaken} takenMessage="Taken.">
        {(field) => <TextField {...field} />}
      </UniqueField>
    </SchemaForm>
  )
}

const open = async (isTaken: IsTaken) => {
  const { user } = await renderScreen(<Example isTaken={isTaken} />, {
    path: '/apps/ecommerce/customer/list',
    groups: ['records'],
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Code/ })
  const write = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  return { field, write, user }
}
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'

test('says on leaving that a value is taken, and no more once it is another', async () => {
  const { field, write, user } = await open(async (value) => value === 'USED')
  await write('USED')
  await waitFor(() => expect(isWrong(field)).toBe(true))
  expect(screen.getAllByText('Taken.').length).toBeGreaterThan(0)
  await user.type(field, '2')
  await waitFor(() => expect(isWrong(field)).toBe(false))
})

test('asks neither about what is saved nor about what is wrong in itself', async () => {
  const isTaken = vi.fn<IsTaken>(async () => true)
  const { field, write } = await open(isTaken)
  await write('own')
  await write('x')
  await waitFor(() => expect(isWrong(field)).toBe(true))
  await write('NEW')
  await waitFor(() => expect(isTaken).toHaveBeenCalled())
  expect(isTaken.mock.calls.map(([value]) => value)).toEqual(['NEW'])
})

test('drops an answer that comes after the value has changed', async () => {
  const answers = new Map<string, (isTaken: boolean) => void>()
  const { field, write } = await open((value) => new Promise((resolve) => void answers.set(value, resolve)))
  await write('FIRST')
  await waitFor(() => expect(answers.has('FIRST')).toBe(true))
  await write('SECOND')
  await waitFor(() => expect(answers.has('SECOND')).toBe(true))
  await act(async () => {
    answers.get('SECOND')!(false)
    answers.get('FIRST')!(true)
  })
  expect(isWrong(field)).toBe(false)
})
