import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { categories } from '../../../../../mocks/areas/categories/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { CategoryList } from './CategoryList.tsx'

withMock()

const patience = { timeout: 15_000 }
const LONG = 60_000
const path = '/apps/ecommerce/product/category-list'
const open = async (query = '') => {
  const view = await renderScreen(<CategoryList />, {
    path,
    address: path + query,
    groups: ['products', 'categories'],
  })
  // What opens over the list hides it from who asks for roles.
  await screen.findByText('Electronics', { selector: 'a' }, patience)
  return view
}
const titles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map((link) => link.textContent!)
    .filter((words) => !/^\d+$/.test(words))
const act = async (user: UserEvent, title: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }, patience))
}

test(
  'each category is followed by its parts, and the totals count nothing twice',
  async () => {
    await open()
    expect(titles().slice(0, 4)).toEqual(['Electronics', 'Audio', 'Headphones', 'Accessories'])
    const last = await screen.findByRole('row', { name: /^Total/ }, patience)
    expect(last.textContent).toContain('50')
  },
  LONG,
)

test(
  'the slug follows the title until it is changed, and a taken one is refused at its field',
  async () => {
    const { user } = await open('?dialog=add')
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }, patience), 'Été')
    const slug = dialog.getByRole<HTMLInputElement>('textbox', { name: /^End of the address/ })
    expect(slug.value).toBe('été')
    await user.clear(slug)
    await user.type(slug, 'games')
    await user.click(dialog.getByRole('button', { name: 'Add category' }))
    await dialog.findAllByText(/Another category has this address/, {}, patience)
    await user.clear(slug)
    await user.type(slug, 'summer')
    await user.click(dialog.getByRole('button', { name: 'Add category' }))
    await screen.findByText('Été was added', {}, patience)
    expect(categories.all().at(-1)).toMatchObject({ title: 'Été', slug: 'summer', parentId: null })
  },
  LONG,
)

test(
  'what is typed of a new one waits where the server fails',
  async () => {
    const { user } = await open('?dialog=add')
    const typed = { Title: 'Lamps' }
    expect(await typedAfterFailure({ user, typed, submit: 'Add category' })).toEqual(typed)
  },
  LONG,
)

test(
  'a category cannot be put into one of its own parts',
  async () => {
    const { user } = await open('?dialog=edit&of=1')
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await dialog.findByRole('button', { name: /^Parent category/ }, patience))
    await screen.findByRole('option', { name: 'Accessories' }, patience)
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options.some((words) => words!.includes('Electronics'))).toBe(false)
  },
  LONG,
)

test(
  'an empty category goes at once and comes back; one that holds something asks',
  async () => {
    const { user } = await open()
    await act(user, 'Garden', 'Delete')
    await waitFor(() => expect(titles()).not.toContain('Garden'), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(titles()).toContain('Garden'), patience)

    await act(user, 'Audio', 'Delete')
    const question = within(await screen.findByRole('alertdialog', {}, patience))
    expect(question.getByText(/3 products are in it.*1 subcategory moves/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(categories.get(8)!.parentId).toBe(1), patience)
    expect(categories.get(7)).toBeUndefined()
  },
  LONG,
)

test(
  'where deleting fails, nothing has moved; where it does not, undo puts back what moved',
  async () => {
    const changes: string[] = []
    const note = ({ request }: { request: Request }) => {
      if (request.method !== 'GET') changes.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    server.events.on('request:start', note)
    const { user } = await open()
    const before = categories.all()
    const eraseAudio = async () => {
      await act(user, 'Audio', 'Delete')
      const question = within(await screen.findByRole('alertdialog', { name: /Audio/ }, patience))
      await user.click(question.getByRole('button', { name: 'Delete' }))
    }
    server.use(
      http.post('*/categories/delete', () => new HttpResponse(null, { status: 500 }), { once: true }),
    )
    server.use(http.delete('*/categories/7', () => new HttpResponse(null, { status: 500 }), { once: true }))
    await eraseAudio()
    await screen.findByText('The change was not saved', {}, patience)
    expect(categories.all()).toEqual(before)
    await eraseAudio()
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(categories.all()).toEqual(before), patience)
    const path = '/api/apps/ecommerce/categories'
    expect(changes).toEqual([`POST ${path}/delete`, `POST ${path}/delete`, `POST ${path}/restore`])
    server.events.removeListener('request:start', note)
  },
  LONG,
)

test(
  'a category moves among those beside it, and back',
  async () => {
    const { user } = await open()
    await act(user, 'Accessories', 'Move up')
    await waitFor(() => expect(titles()[0]).toBe('Accessories'), patience)
    await waitFor(() => expect(categories.all()[0]!.id).toBe(2), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(titles()[0]).toBe('Electronics'), patience)
  },
  LONG,
)

test(
  'moves add up, also before the server has answered the first',
  async () => {
    const answer = Promise.withResolvers<void>()
    server.use(http.post('*/categories/reorder', () => answer.promise.then(() => undefined)))
    const { user } = await open()
    await act(user, 'Electronics', 'Move down')
    await act(user, 'Electronics', 'Move down')
    answer.resolve()
    const place = () => categories.all().filter(({ parentId }) => parentId === null)[2]!.title
    await waitFor(() => expect(place()).toBe('Electronics'), patience)
  },
  LONG,
)
