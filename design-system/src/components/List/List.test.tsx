import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../Link/LinkRouter.tsx'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'

test('is a list by name, whose entries say everything', async () => {
  await render(
    <List aria-label="People">
      <ListItem title="Maya" detail="Lyon" end="Active" />
      <ListItem title="Omar" />
    </List>,
  )
  const list = screen.getByRole('list', { name: 'People' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['MayaLyonActive', 'Omar'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('leads on by a link named by its title, and keeps its own controls apart', async () => {
  const onMore = vi.fn<() => void>()
  const { user } = await render(
    <List aria-label="People">
      <ListItem
        title="Maya"
        detail="Lyon"
        href="#maya"
        isCurrent
        actions={
          <button type="button" onClick={onMore}>
            More
          </button>
        }
      />
    </List>,
  )
  const link = screen.getByRole('link', { name: 'Maya', current: 'page' })
  expect(link.getAttribute('href')).toBe('#maya')
  await user.tab()
  expect(document.activeElement).toBe(link)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onMore).toHaveBeenCalledOnce()
})

test('does one thing by mouse and keyboard, unless it is disabled', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <List aria-label="Settings">
      <ListItem title="Sign out" onPress={onPress} />
      <ListItem title="Delete" isDisabled onPress={onPress} />
    </List>,
  )
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('names the entries of a section by its title', async () => {
  await render(
    <List aria-label="Changes">
      <ListSection title="Today" level={2}>
        <ListItem title="Password" />
      </ListSection>
    </List>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Today' })).getByRole('listitem').textContent).toBe(
    'Password',
  )
})

test.each(['en', 'ar'] as const)('opens a group by mouse and keyboard in %s', async (language) => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>()
  const { user } = await render(
    <List aria-label="Settings">
      <ListGroup title="Security" onExpandedChange={onExpandedChange}>
        <ListItem title="Password" href="#password" />
      </ListGroup>
    </List>,
    { language },
  )
  const group = screen.getByRole('button', { name: 'Security', expanded: false })
  const inside = screen.getByText('Password').closest('[inert]')
  expect(inside).toBeTruthy()
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Password').closest('[inert]')).toBeNull()
  await user.keyboard('{Enter}')
  expect(group.getAttribute('aria-expanded')).toBe('false')
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
})

test('leaves a controlled group to its parent', async () => {
  const { user } = await render(
    <List aria-label="Settings">
      <ListGroup title="Security" isExpanded>
        <ListItem title="Password" />
      </ListGroup>
    </List>,
  )
  const group = screen.getByRole('button', { name: 'Security' })
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('true')
})

test('tells that it is followed before it leads on, and not when its own control is pressed', async () => {
  const done: string[] = []
  const { user } = await render(
    <LinkRouter navigate={(href) => done.push(href)}>
      <List aria-label="News">
        <ListItem
          title="New order"
          href="/orders/1"
          onFollow={() => done.push('followed')}
          actions={<button type="button">Remove</button>}
        />
      </List>
    </LinkRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(done).toEqual([])
  await user.click(screen.getByRole('link', { name: 'New order' }))
  expect(done).toEqual(['followed', '/orders/1'])
})

test('reads title, detail and note in their order', async () => {
  await render(
    <List aria-label="News">
      <ListItem title="New order" detail="Maya" note="2 hours ago" isMuted />
    </List>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('New orderMaya2 hours ago')
})
