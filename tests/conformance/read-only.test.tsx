import { screen, waitFor } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from '../support/render.tsx'
import { entries, words } from './registry.ts'

/**
 * Fields whose value stands in a control, which is read also where it may not be changed. A picture and names of files stand
 * there as they are; jsdom lays out nothing for the editor, whose own test does this.
 */
const fields = [
  'Autocomplete',
  'CardField',
  'CheckboxCards',
  'CheckboxGroup',
  'Calendar',
  'Checkbox',
  'ColorField',
  'ComboBox',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'DateTimePicker',
  'MaskedField',
  'MultiSelect',
  'NumberField',
  'OtpField',
  'PasswordField',
  'PhoneField',
  'RadioCards',
  'RadioGroup',
  'RadioTiles',
  'RangeCalendar',
  'RatingField',
  'SegmentedControl',
  'Select',
  'Slider',
  'RangeSlider',
  'Switch',
  'SwitchGroup',
  'TagField',
  'TextArea',
  'TextField',
  'TimeField',
]
const readOnly = entries.filter(({ name }) => fields.includes(name))

test('each of them has an example', () => {
  expect(readOnly.map(({ name }) => name).toSorted()).toEqual(fields.toSorted())
})

test.each(readOnly)('$name is a stop for Tab also where it is read-only', async ({ draw }) => {
  const example = draw({ ref: () => undefined, 'data-probe': 'here' }, words.short)
  const { user } = await render(
    <>
      <div data-testid="field">
        {cloneElement(example as ReactElement<{ isReadOnly: boolean }>, { isReadOnly: true })}
      </div>
      <button>after</button>
    </>,
  )
  const field = screen.getByTestId('field')
  await waitFor(() => expect(field.querySelector('input, textarea, button, [tabindex]')).toBeTruthy())
  await user.tab()
  expect(field.contains(document.activeElement)).toBe(true)
})
