import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { examplePdf } from '../FileField/example.ts'
import { FileField } from '../FileField/FileField.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { RatingField } from '../RatingField/RatingField.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { TagField } from '../TagField/TagField.tsx'

const cities = ['Lyon', 'Dubai'].map((label) => ({ id: label, label }))

async function show() {
  const { user, container } = await render(
    <form>
      <RatingField label="Stay" name="stay" defaultValue={2} isClearable />
      <Slider label="Nights" name="nights" defaultValue={3} maxValue={10} />
      <TagField label="Wishes" name="wishes" defaultValue={['quiet']} />
      <MultiSelect label="Cities" name="cities" defaultValue={['Lyon']} options={cities} />
      <ComboBox label="Country" name="country" defaultValue="Lyon" options={cities} allowsCustomValue />
      <SegmentedControl
        label="Billing"
        name="billing"
        options={[
          { id: 'month', label: 'Monthly' },
          { id: 'year', label: 'Yearly' },
        ]}
      />
      <FileField label="Papers" defaultValue={[examplePdf()]} />
    </form>,
  )
  const form = container.querySelector('form')!
  const sent = () =>
    [...new FormData(form)].map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
    )
  return { user, form, sent }
}

test('a form that is reset shows and sends what it began with', async () => {
  const { user, form, sent } = await show()
  const before = sent()
  screen.getByRole('slider', { name: 'Stay' }).focus()
  await user.keyboard('{End}')
  screen.getByRole('slider', { name: 'Nights' }).focus()
  await user.keyboard('{End}')
  await user.type(screen.getByRole('textbox', { name: 'Wishes' }), 'sunny{Enter}by the sea')
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await user.clear(country)
  await user.type(country, 'Elsewhere{Tab}')
  await user.click(screen.getByRole('radio', { name: 'Yearly' }))
  await user.click(screen.getByRole('button', { name: /^Remove .*pdf/ }))
  await waitFor(() => expect(sent()).toEqual(expect.arrayContaining(['stay=5', 'nights=10', 'billing=year'])))
  expect(sent()).toEqual(expect.arrayContaining(['wishes=sunny', 'country=Elsewhere']))

  act(() => form.reset())
  await waitFor(() => expect(sent()).toEqual(before))
  expect(screen.getByRole('slider', { name: 'Stay' }).getAttribute('aria-valuetext')).toBe('2 of 5')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Wishes' }).value).toBe('')
  expect(screen.queryByText('sunny')).toBeNull()
  expect(country.value).toBe('Lyon')
  expect(screen.getByRole('radio', { checked: true, name: 'Monthly' })).toBeTruthy()
  expect(screen.getAllByText(/\.pdf/).length).toBeGreaterThan(0)
})

test('a reset that is prevented, or of another form, changes nothing', async () => {
  const { user, form } = await show()
  const stay = screen.getByRole('slider', { name: 'Stay' })
  stay.focus()
  await user.keyboard('{End}')
  form.addEventListener('reset', (event) => event.preventDefault())
  act(() => form.reset())
  const other = document.body.appendChild(document.createElement('form'))
  act(() => other.reset())
  other.remove()
  expect(stay.getAttribute('aria-valuetext')).toBe('5 of 5')
})
