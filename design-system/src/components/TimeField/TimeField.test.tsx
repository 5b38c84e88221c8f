import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

type Change = NonNullable<TimeFieldProps['onChange']>
const parts = () => screen.getAllByRole('spinbutton')
const text = () => parts().map((part) => part.textContent)
const paste = (content: string) => fireEvent.paste(parts()[0]!, { clipboardData: { getData: () => content } })

test.each([
  ['en', ['02', '30', 'PM'], '0415p', '16:15'],
  ['fr', ['14', '30'], '1615', '16:15'],
  ['ar', ['02', '30', 'م'], '0415م', '16:15'],
] as const)('has the hours of %s', async (language, shown, keys, told) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<TimeField label="At" defaultValue="14:30" onChange={onChange} />, {
    language,
  })
  expect(text()).toEqual(shown)
  await user.tab()
  await user.keyboard(keys)
  expect(onChange).toHaveBeenLastCalledWith(told)
})

test.each(inputs)('takes the focus by $by in $language and counts up', async (input) => {
  const onChange = vi.fn<Change>()
  const { user, press } = await renderFor(
    input,
    <TimeField label="At" defaultValue="09:30" onChange={onChange} />,
  )
  if (input.by === 'keyboard') await user.tab()
  else await press(screen.getByText('At'))
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('10:30')
})

test('keeps to its steps: arrows go to the next one, what is typed is rounded when it is left', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <TimeField label="At" defaultValue="14:20" hourCycle={24} step={15} onChange={onChange} isRequired />,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('14:30')
  await user.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith('14:15')
  await user.keyboard('52')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('14:45')
})

test('has seconds, or hours alone', async () => {
  const onChange = vi.fn<Change>()
  const { user, rerender } = await render(
    <TimeField label="At" defaultValue="14:30:05" hourCycle={24} granularity="second" onChange={onChange} />,
  )
  expect(text()).toEqual(['14', '30', '05'])
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('15:30:05')
  rerender(
    <TimeField
      key="hours"
      label="At"
      defaultValue="14:30"
      hourCycle={24}
      granularity="hour"
      onChange={onChange}
    />,
  )
  expect(text()).toEqual(['14'])
  await user.click(document.body)
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('15:00')
})

test.each([
  ['en', 'Choose 8:00 AM or later.'],
  ['fr', 'Choisissez 08:00 ou plus tard.'],
] as const)('says in %s that a time is too early', async (language, said) => {
  await render(<TimeField label="At" defaultValue="06:30" min="08:00" max="18:00" />, { language })
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain(said)
})

test('bears a value that is none, says that a part is missing, and is emptied', async () => {
  const onChange = vi.fn<Change>()
  const { user, container } = await render(
    <form>
      <TimeField label="At" name="at" defaultValue="25:00" onChange={onChange} />
    </form>,
  )
  expect(new FormData(container.querySelector('form')!).get('at')).toBe('')
  await user.tab()
  await user.keyboard('{ArrowRight}30')
  await user.click(document.body)
  expect(screen.getByText('Fill in every part.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear (At)' }))
  expect(screen.queryByText('Fill in every part.')).toBeNull()
  paste('4:05 pm')
  expect(onChange.mock.calls).toEqual([[null], ['16:05']])
  expect(new FormData(container.querySelector('form')!).get('at')).toBe('16:05')
  paste('tea time '.repeat(100_000))
  expect(screen.getByText('What was pasted could not be read as a time.')).toBeTruthy()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('leaves a time beside its steps alone until one types, then takes the nearest one', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <TimeField label="At" defaultValue="14:07" hourCycle={24} step={15} onChange={onChange} isRequired />,
  )
  await user.tab()
  await user.click(document.body)
  expect(onChange).not.toHaveBeenCalled()
  await user.click(parts()[1]!)
  await user.keyboard('58')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith('15:00')
})
