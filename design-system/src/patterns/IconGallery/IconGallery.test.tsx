import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconBell, IconHeart, IconHome, IconMail } from '../../icons/icons.ts'
import { IconGallery } from './IconGallery.tsx'

const icons = [
  { id: 'bell', icon: IconBell },
  { id: 'heart', icon: IconHeart },
  { id: 'home', icon: IconHome },
  { id: 'mail', icon: IconMail },
]

async function gallery({ isFollowing = true, language = 'en' as 'en' | 'ar', shown = icons } = {}) {
  const copied: string[] = []
  function Example() {
    const [selectedId, setSelectedId] = useState('heart')
    return (
      <IconGallery
        label="Icons"
        icons={shown}
        selectedId={selectedId}
        onSelectionChange={setSelectedId}
        isFollowing={isFollowing}
        onCopy={(id) => copied.push(id)}
      />
    )
  }
  const { user } = await render(<Example />, { language })
  return { user, copied }
}
const chosen = () => screen.getByRole('option', { selected: true }).textContent
const focused = () => document.activeElement?.textContent

test('one stop of the Tab key, at the chosen icon', async () => {
  const { user } = await gallery()
  await user.tab()
  expect(focused()).toBe('heart')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['en', '{ArrowRight}', 'home'],
  ['en', '{ArrowLeft}', 'bell'],
  ['ar', '{ArrowRight}', 'bell'],
  ['ar', '{ArrowLeft}', 'home'],
  ['en', '{End}', 'mail'],
  ['en', '{End}{ArrowRight}', 'mail'],
  ['en', '{Home}', 'bell'],
] as const)('in %s %s leads to %s', async (language, keys, name) => {
  const { user } = await gallery({ language })
  await user.tab()
  await user.keyboard(keys)
  expect(focused()).toBe(name)
  expect(chosen()).toBe(name)
})

test('where the choice does not follow, Space chooses', async () => {
  const { user } = await gallery({ isFollowing: false })
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect([focused(), chosen()]).toEqual(['home', 'heart'])
  await user.keyboard(' ')
  expect(chosen()).toBe('home')
})

test('Enter copies', async () => {
  const { user, copied } = await gallery()
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(copied).toEqual(['home'])
})

test('a choice draws the icons anew that it changes, and no other', async () => {
  const drawn = new Set<string>()
  const shown = icons.map(({ id }) => {
    const drawing = () => void drawn.add(id)
    return { id, icon: drawing as unknown as IconSource }
  })
  const { user } = await gallery({ shown: shown as typeof icons })
  expect(drawn.size).toBe(icons.length)
  drawn.clear()
  await user.click(screen.getByRole('option', { name: 'mail' }))
  expect(chosen()).toBe('mail')
  expect([...drawn].toSorted()).toEqual(['heart', 'mail'])
})
