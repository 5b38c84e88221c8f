import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

test.each([
  ['en', 'Users', 'Everyone who can sign in.'],
  ['ar', 'المستخدمون', 'كل من يمكنه تسجيل الدخول.'],
] as const)('names the page and says what it is for, in %s', async (language, title, description) => {
  await render(<PageHeader title={title} description={description} />, { language })
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: title })])
  expect(screen.getByText(description)).toBeTruthy()
})

test('reads and tabs in the order in which it is seen: place, title, actions', async () => {
  const { user } = await render(
    <PageHeader
      above={<Breadcrumbs items={[{ label: 'Users', href: '/users' }, { label: 'Maya Laurent' }]} />}
      title="Maya Laurent"
      actions={<Button>Delete</Button>}
    />,
  )
  const [place, title, action] = [
    screen.getByRole('link', { name: 'Users' }),
    screen.getByRole('heading'),
    screen.getByRole('button', { name: 'Delete' }),
  ]
  const follows = (first: Element, second: Element) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(follows(place, title) && follows(title, action)).toBe(true)
  await user.tab()
  expect(document.activeElement).toBe(place)
  await user.tab()
  expect(document.activeElement).toBe(action)
})

test('takes the focus of an arrival on its title, which Tab leaves out', async () => {
  const { user } = await render(<PageHeader title="Users" actions={<Button>Add user</Button>} />)
  screen.getByRole('heading').focus()
  expect(document.activeElement?.textContent).toBe('Users')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Add user')
})
