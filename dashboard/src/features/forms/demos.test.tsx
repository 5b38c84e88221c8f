import { expect, test } from 'vitest'
import { demos as autocomplete } from './autocomplete/demos.ts'
import { demos as checkbox } from './checkbox/demos.ts'
import { demos as combobox } from './combobox/demos.ts'
import { demos as customInput } from './custom-input/demos.ts'
import { demos as dateTimePicker } from './date-time-picker/demos.ts'
import { demos as fileInput } from './file-input/demos.ts'
import { demos as otpInput } from './otp-input/demos.ts'
import { demos as editors } from './editors/demos.ts'
import { demos as formLayouts } from './form-layouts/demos.ts'
import { demos as formValidation } from './form-validation/demos.ts'
import { demos as wizardIcons } from './form-wizard-icons/demos.ts'
import { demos as wizardNumbered } from './form-wizard-numbered/demos.ts'
import { demos as radio } from './radio/demos.ts'
import { demos as rangeSlider } from './range-slider/demos.ts'
import { demos as rating } from './rating/demos.ts'
import { demos as select } from './select/demos.ts'
import { demos as slider } from './slider/demos.ts'
import { demos as switches } from './switch/demos.ts'
import { demos as textarea } from './textarea/demos.ts'
import { demos as textfield } from './textfield/demos.ts'

/** What people look for on each page, by the names that other products give it. */
const pages = [
  {
    name: 'textfield',
    demos: textfield,
    wanted:
      'basic clearable counter custom-colors density disabled icons icon-events label-slot password-input prefixes-suffixes single-line state validation variant',
  },
  {
    name: 'select',
    demos: select,
    wanted: 'basic chips custom-text-and-value density icons menu-props multiple selection-slot variant',
  },
  {
    name: 'checkbox',
    demos: checkbox,
    wanted:
      'basic checkbox-value colors density icon indeterminate inline-text-field label-slot model-as-array states',
  },
  {
    name: 'switch',
    demos: switches,
    wanted: 'basic colors inset label-slot model-as-array states true-and-false-value',
  },
  { name: 'radio', demos: radio, wanted: 'basic colors density icon inline label-slot validation' },
  {
    name: 'autocomplete',
    demos: autocomplete,
    wanted:
      'async-items basic chips clearable custom-filter density multiple slots state-selector validation variant',
  },
  {
    name: 'combobox',
    demos: combobox,
    wanted: 'basic clearable density multiple no-data-with-chips variant',
  },
  {
    name: 'textarea',
    demos: textarea,
    wanted:
      'auto-grow basic browser-autocomplete clearable counter icons no-resize rows states validation variant',
  },
  {
    name: 'slider',
    demos: slider,
    wanted:
      'append-and-prepend append-text-field basic colors disabled-and-readonly icons min-and-max size step thumb ticks validation vertical',
  },
  {
    name: 'custom-input',
    demos: customInput,
    wanted:
      'custom-checkboxes custom-checkboxes-with-icon custom-checkboxes-with-image custom-radios custom-radios-with-icon custom-radios-with-image',
  },
  {
    name: 'date-time-picker',
    demos: dateTimePicker,
    wanted: 'basic date-and-time disabled-range human-friendly inline multiple range time',
  },
  {
    name: 'file-input',
    demos: fileInput,
    wanted:
      'accept basic chips counter density loading multiple prepend-icon selection-slot show-size validation variant',
  },
  { name: 'otp-input', demos: otpInput, wanted: 'basic finish hidden' },
  {
    name: 'rating',
    demos: rating,
    wanted: 'basic clearable colors density hover incremented item-slot length readonly size',
  },
  { name: 'range-slider', demos: rangeSlider, wanted: 'basic color disabled step thumb-label vertical' },
  { name: 'editors', demos: editors, wanted: 'basic custom' },
  {
    name: 'form-layouts',
    demos: formLayouts,
    wanted:
      'collapsible hint horizontal horizontal-icons multiple-columns sections sticky-actions tabs validation vertical vertical-icons',
  },
  { name: 'form-validation', demos: formValidation, wanted: 'simple multi-rule types' },
  {
    name: 'form-wizard-numbered',
    demos: wizardNumbered,
    wanted: 'basic modern modern-vertical validation vertical',
  },
  {
    name: 'form-wizard-icons',
    demos: wizardIcons,
    wanted: 'basic modern modern-vertical validation vertical',
  },
]

test.each(pages)('$name shows what people look for, and more', ({ demos, wanted }) => {
  const ids = demos.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(ids.length).toBeGreaterThan(wanted.split(' ').length)
  expect(new Set(ids).size).toBe(ids.length)
})
