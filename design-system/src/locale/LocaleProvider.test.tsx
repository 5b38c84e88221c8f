import { render, screen } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { expect, test } from 'vitest'
import { LocaleProvider, useMessages } from './LocaleProvider.tsx'
import { ar } from './messages/ar.ts'

function Probe() {
  const { locale, direction } = useLocale()
  return <output>{`${locale} ${direction} ${useMessages().close}`}</output>
}

const Missing = () => useMessages().clear

test('sets formats, direction and the library’s words', () => {
  render(
    <LocaleProvider language="ar" messages={ar}>
      <Probe />
    </LocaleProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('ar-AE rtl إغلاق')
})

test('without words of its own it speaks English', () => {
  render(
    <LocaleProvider language="fr">
      <Probe />
    </LocaleProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('fr-FR ltr Close')
})

test.each([
  ['de-AT', 'de-AT ltr Schließen'],
  ['en-GB', 'en-GB ltr Schließen'],
  ['fa', 'fa-u-ca-gregory rtl Schließen'],
  ['th-u-nu-thai', 'th-u-ca-gregory-nu-thai ltr Schließen'],
])('takes any language, with words of one’s own: %s', (language, said) => {
  render(
    <LocaleProvider language={language} messages={{ close: 'Schließen' }}>
      <Probe />
      <Missing />
    </LocaleProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(screen.getByText('Clear')).toBeTruthy()
})

test('the inner language counts', () => {
  render(
    <LocaleProvider language="ar" messages={ar}>
      <LocaleProvider language="en">
        <Probe />
      </LocaleProvider>
    </LocaleProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('en-US ltr Close')
})
