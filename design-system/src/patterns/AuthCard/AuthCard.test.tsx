import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { AuthCard } from './AuthCard.tsx'

const words = {
  en: { title: 'Welcome back', language: 'Language' },
  ar: { title: 'مرحبًا بعودتك', language: 'اللغة' },
}

const setup = (language: 'en' | 'ar') =>
  render(
    <AuthCard brand="DATA1522" controls={<Button>{words[language].language}</Button>}>
      <Heading level={1}>{words[language].title}</Heading>
      <input aria-label="E-mail" />
    </AuthCard>,
    { language },
  )

test.each(['en', 'ar'] as const)(
  'parts the form and the controls into landmarks, in %s',
  async (language) => {
    await setup(language)
    const form = within(screen.getByRole('main'))
    expect(form.getByRole('textbox')).toBeTruthy()
    expect(form.getByText('DATA1522')).toBeTruthy()
    const controls = within(screen.getByRole('banner'))
    expect(controls.getByRole('button', { name: words[language].language })).toBeTruthy()
  },
)

test('has one heading, that of its content, and its shapes are no pictures', async () => {
  await setup('en')
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Welcome back'])
  expect(screen.queryByRole('img')).toBeNull()
})

test('keeps the colour of each shape when the page has several', async () => {
  const { container } = await render(
    <>
      <AuthCard brand="One">{''}</AuthCard>
      <AuthCard brand="Two">{''}</AuthCard>
    </>,
  )
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(container.querySelectorAll(`[fill="url(#${id})"]`)).toHaveLength(1)
})

test('comes to the controls before the form by Tab', async () => {
  const { user } = await setup('en')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
