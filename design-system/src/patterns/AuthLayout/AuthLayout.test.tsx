import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const words = {
  en: {
    headline: 'The whole back office',
    description: 'Three languages.',
    title: 'Welcome back',
    language: 'Language',
  },
  ar: { headline: 'المكتب كله', description: 'ثلاث لغات.', title: 'مرحبًا بعودتك', language: 'اللغة' },
}

const setup = (language: 'en' | 'ar') => {
  const { headline, description, title, language: control } = words[language]
  return render(
    <AuthLayout
      brand="DATA1522"
      headline={headline}
      description={description}
      controls={<Button>{control}</Button>}
    >
      <Heading level={1}>{title}</Heading>
      <input aria-label="E-mail" />
    </AuthLayout>,
    { language },
  )
}

test.each(['en', 'ar'] as const)('has one heading, that of its content, in %s', async (language) => {
  await setup(language)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual([words[language].title])
})

test.each(['en', 'ar'] as const)(
  'parts the form, the controls and the promise into landmarks, in %s',
  async (language) => {
    await setup(language)
    const { headline, description, language: control } = words[language]
    expect(within(screen.getByRole('main')).getByRole('textbox')).toBeTruthy()
    expect(within(screen.getByRole('banner')).getByRole('button', { name: control })).toBeTruthy()
    const promise = within(screen.getByRole('complementary'))
    expect(promise.getByText(headline)).toBeTruthy()
    expect(promise.getByText(description)).toBeTruthy()
  },
)

test('comes to the controls before the form by Tab', async () => {
  const { user } = await setup('en')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
