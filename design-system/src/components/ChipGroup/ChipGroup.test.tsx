import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx'
import { howManyFit } from './howManyFit.ts'

beforeAll(() => import('./ChipGroupPopup.tsx'))

const items = ['Lyon', 'Lagos', 'Köln', 'Dubai'].map((label) => ({ id: label.toLowerCase(), label }))
const labels = () => screen.queryAllByRole('row').map((row) => row.textContent)
const focused = () => document.activeElement?.textContent

function Removing({ onRemove, ...props }: Partial<ChipGroupProps>) {
  const [left, setLeft] = useState(items)
  return (
    <ChipGroup
      label="Cities"
      {...props}
      items={left}
      onRemove={(ids) => {
        onRemove?.(ids)
        setLeft(left.filter(({ id }) => !ids.includes(id)))
      }}
    />
  )
}

test('removes by its cross, which says what it removes', async () => {
  const { user } = await render(<Removing />)
  await user.click(screen.getByRole('button', { name: 'Remove Lagos' }))
  expect(labels()).toEqual(['Lyon', 'Köln', 'Dubai'])
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'is walked and emptied by keyboard in %s, with the focus on the next chip',
  async (language, next) => {
    const { user } = await render(<Removing empty="None" />, { language })
    await user.tab()
    expect(focused()).toBe('Lyon')
    await user.keyboard(next)
    expect(focused()).toBe('Lagos')
    await user.keyboard('{Delete}')
    expect(labels()).toEqual(['Lyon', 'Köln', 'Dubai'])
    expect(focused()).toBe('Köln')
    await user.keyboard('{End}{Backspace}')
    expect(focused()).toBe('Köln')
    await user.keyboard('{Backspace}{Delete}')
    expect(labels()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Cities' }))
    expect(screen.getByText('None')).toBeTruthy()
  },
)

test('chooses one, and keeps one when it must', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <ChipGroup
      label="Cities"
      items={items}
      selectionMode="single"
      selectedIds={['lyon']}
      onSelectionChange={onSelectionChange}
      isSelectionRequired
    />,
  )
  expect(screen.getByRole('row', { name: 'Lyon' }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('row', { name: 'Lyon' }))
  expect(onSelectionChange).not.toHaveBeenCalledWith([])
  await user.click(screen.getByRole('row', { name: 'Dubai' }))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['dubai'])
})

test('chooses several by keyboard, those that do not show included', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <ChipGroup
      label="Cities"
      items={items}
      max={2}
      selectionMode="multiple"
      selectedIds={['dubai']}
      onSelectionChange={onSelectionChange}
    />,
  )
  await user.tab()
  await user.keyboard('{ArrowRight} ')
  expect(onSelectionChange).toHaveBeenLastCalledWith(['dubai', 'lagos'])
})

test('takes no choice of a chip that is disabled', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <ChipGroup
      label="Cities"
      items={[{ ...items[0]!, isDisabled: true }]}
      selectionMode="multiple"
      onSelectionChange={onSelectionChange}
    />,
  )
  await user.click(screen.getByRole('row'))
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test.each([
  ['en', '+2 more', 'Show less'],
  ['fr', '+2 de plus', 'Voir moins'],
  ['ar', '+2 أخرى', 'عرض أقل'],
] as const)('shows the rest in place and puts it away, in %s', async (language, more, less) => {
  const { user } = await render(<Removing max={2} />, { language })
  expect(labels()).toEqual(['Lyon', 'Lagos'])
  await user.click(screen.getByRole('button', { name: more, expanded: false }))
  expect(labels()).toHaveLength(4)
  expect(focused()).toBe(less)
  await user.keyboard('{Enter}')
  expect(labels()).toEqual(['Lyon', 'Lagos'])
})

test('removes the rest in a popover, and the focus comes back to the row', async () => {
  const onRemove = vi.fn<(ids: string[]) => void>()
  const { user } = await render(<Removing max={2} rest="popover" onRemove={onRemove} />)
  await user.click(screen.getByRole('button', { name: '+2 more' }))
  const rest = await screen.findByRole('dialog', { name: 'Cities' })
  await user.click(within(rest).getByRole('button', { name: 'Remove Köln' }))
  await user.click(within(rest).getByRole('button', { name: 'Remove Dubai' }))
  expect(onRemove.mock.calls).toEqual([[['köln']], [['dubai']]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe('Lyon'))
})

test('is a list that takes no focus where nothing can be done', async () => {
  const { user } = await render(<ChipGroup label="Cities" items={items} />)
  const list = screen.getByRole('list', { name: 'Cities' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('shows its name when asked to', async () => {
  await render(<Removing isLabelVisible />)
  expect(screen.getByText('Cities')).toBeTruthy()
  expect(screen.getByRole('grid', { name: 'Cities' })).toBeTruthy()
})

test.each([
  ['all fit', 220, 3],
  ['all fit but the rest’s chip would not', 216, 3],
  ['one less, as the rest needs room', 215, 2],
  ['only the first', 100, 1],
  ['the first, cut', 20, 1],
])('a line: %s', (_, room, fitting) => {
  expect(howManyFit({ room, widths: [60, 60, 80], gap: 8, rest: 40 })).toBe(fitting)
})

test.each(inputs)('chooses several by $by in $language', async (input) => {
  function Choice() {
    const [ids, setIds] = useState<string[]>([])
    return (
      <ChipGroup
        label="Cities"
        items={items}
        selectionMode="multiple"
        selectedIds={ids}
        onSelectionChange={setIds}
      />
    )
  }
  const { hands, choose, forward, back } = await renderFor(input, <Choice />)
  const chips = hands.createTester('GridList', { root: screen.getByRole('grid') })
  const chosen = () => chips.selectedRows.map((row) => row.textContent)
  await chips.toggleRowSelection({ row: 'Lagos' })
  await chips.toggleRowSelection({ row: 'Dubai' })
  expect(chosen()).toEqual(['Lagos', 'Dubai'])
  await chips.toggleRowSelection({ row: 'Lagos' })
  await choose(chips.rows[2]!, { along: back, key: ' ' })
  await choose(chips.rows[3]!, { along: forward, key: ' ' })
  expect(chosen()).toEqual(['Köln'])
})

test.each(inputs)('removes what shows and what does not by $by in $language', async (input) => {
  const { hands, press, user } = await renderFor(input, <Removing max={2} rest="popover" />)
  const remove = async (chip: HTMLElement) => {
    if (input.by !== 'keyboard') return press(within(chip).getByRole('button'))
    await press(chip, '{Delete}')
  }
  const more = hands.createTester('Dialog', {
    root: screen.getByRole('button', { name: /^\+2/ }),
    overlayType: 'popover',
  })
  await more.open()
  await remove(within(more.dialog!).getAllByRole('row')[0]!)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(more.trigger))
  await remove(screen.getAllByRole('row')[0]!)
  expect(labels()).toEqual(['Lagos', 'Dubai'])
})
