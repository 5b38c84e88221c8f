import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { HeroPage } from './HeroPage.tsx'

const words = {
  en: {
    title: 'This page is not there',
    description: 'The address may have changed.',
    home: 'Home',
    control: 'Language',
  },
  ar: {
    title: 'هذه الصفحة غير موجودة',
    description: 'ربما تغيّر العنوان.',
    home: 'الرئيسية',
    control: 'اللغة',
  },
}

const setup = (language: 'en' | 'ar') => {
  const { title, description, home, control } = words[language]
  return render(
    <HeroPage
      brand="DATA1522"
      title={title}
      description={description}
      illustration={<svg role="img" aria-label="A map" />}
      actions={<LinkButton href="/home">{home}</LinkButton>}
      controls={<Button>{control}</Button>}
    />,
    { language },
  )
}

test.each(['en', 'ar'] as const)('says one thing, and offers what to do next, in %s', async (language) => {
  await setup(language)
  const { title, description, home, control } = words[language]
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: title })])
  const main = within(screen.getByRole('main'))
  expect(main.getByText(description)).toBeTruthy()
  expect(main.getByRole('img', { name: 'A map' })).toBeTruthy()
  expect(main.getByRole('link', { name: home }).getAttribute('href')).toBe('/home')
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByText('DATA1522')).toBeTruthy()
  expect(bar.getByRole('button', { name: control })).toBeTruthy()
})

test('takes the focus of an arrival on its title and goes on to the actions', async () => {
  const { user } = await setup('en')
  screen.getByRole('heading').focus()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }))
})

test('draws one of the library’s pictures, and holds what follows the actions', async () => {
  const { container } = await render(
    <HeroPage
      brand="DATA1522"
      title="Soon"
      description="On Monday."
      illustration="launch"
      size="medium"
      actions={null}
    >
      <form aria-label="Tell me" />
    </HeroPage>,
  )
  await waitFor(() => expect(container.querySelector('main svg[aria-hidden="true"]')).toBeTruthy())
  expect(within(screen.getByRole('main')).getByRole('form', { name: 'Tell me' })).toBeTruthy()
})
