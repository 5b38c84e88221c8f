import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LampsTable, type LampsTableProps } from './example/LampsTable.tsx'

beforeAll(() =>
  Promise.all([
    import('./interaction/Interactions.tsx'),
    import('./interaction/EditCell.tsx'),
    import('./interaction/CellField.tsx'),
    import('../../components/Select/SelectPopup.tsx'),
  ]),
)

type Save = NonNullable<LampsTableProps['onSave']>
const saves = (answer = true) => vi.fn<Save>().mockResolvedValue(answer)
const field = () => screen.findByRole<HTMLInputElement>('textbox')
const cell = (row: string, column: string) => {
  const at = screen.getAllByRole('columnheader').findIndex((header) => header.ariaLabel === column)
  return screen.getByRole('rowheader', { name: row }).closest('tr')!.cells[at]!
}

async function lamps(props: LampsTableProps = {}) {
  const view = await render(<LampsTable {...props} />)
  await screen.findByRole('button', { name: 'Edit: SKU of Aero lamp' })
  return view
}

test('opens a field in the cell by its pencil or by pressing twice, and saves by Enter, going on to the next row', async () => {
  const onSave = saves()
  const { user } = await lamps({ onSave })
  await user.click(screen.getByRole('button', { name: 'Edit: Price of Aero lamp' }))
  expect((await field()).value).toBe('149.00')
  await user.keyboard('1234,5{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }), 'price', 1234.5)
  expect(cell('Aero lamp', 'Price').textContent).toBe('€1,234.50')
  // Also when the row itself has come anew.
  await waitFor(() => expect(cell('Aero lamp', 'Price').querySelector('[aria-busy]')).toBeNull())
  expect(cell('Aero lamp', 'Price').textContent).toBe('€1,234.50')
  expect(document.activeElement).toBe(cell('Birch stool', 'Price'))
  await user.dblClick(cell('Cloud chair', 'SKU'))
  expect((await field()).value).toBe('LMP-4174')
})

test('Tab saves and opens the next cell that can be changed, Shift and Tab the one before', async () => {
  const onSave = saves()
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'SKU'))
  await field()
  await user.keyboard('LMP-1{Tab}')
  expect(await screen.findByRole('textbox', { name: 'Price of Aero lamp' })).toBe(document.activeElement)
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }), 'sku', 'LMP-1')
  await user.keyboard('{Tab}')
  expect(await screen.findByRole('textbox', { name: 'Quantity of Aero lamp' })).toBe(document.activeElement)
  await user.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
  expect(await screen.findByRole('textbox', { name: 'SKU of Aero lamp' })).toBe(document.activeElement)
  expect(onSave).toHaveBeenCalledOnce()
})

test('Escape takes back what was typed, and gives the cell the focus', async () => {
  const onSave = saves()
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'SKU'))
  await field()
  await user.keyboard('LMP-9{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(onSave).not.toHaveBeenCalled()
  expect(cell('Aero lamp', 'SKU').textContent).toBe('LMP-4100')
  expect(document.activeElement).toBe(cell('Aero lamp', 'SKU'))
})

test('keeps the field open while its value is wrong, and says what is wrong', async () => {
  const onSave = saves()
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'SKU'))
  const input = await field()
  await user.keyboard('lamp{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('A SKU is three letters, a dash and a number.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain(
    'three letters',
  )
  expect(document.activeElement).toBe(input)
  await user.clear(input)
  await user.keyboard('LMP-7')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledOnce()
})

test.each([
  ['-1', 'At least €0.00.'],
  ['5001', 'At most €5,000.00.'],
  ['cheap', 'Write a number.'],
])('says of a price of %s: %s', async (typed, said) => {
  const { user } = await lamps()
  await user.dblClick(cell('Aero lamp', 'Price'))
  await field()
  await user.keyboard(`${typed}{Tab}`)
  expect(screen.getByRole('alert').textContent).toBe(said)
})

test('steps a number by the arrow keys, within its bounds', async () => {
  const { user } = await lamps()
  await user.dblClick(cell('Birch stool', 'Price'))
  const input = await field()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(input.value).toBe('90.50')
  await user.clear(input)
  await user.keyboard('{ArrowDown}')
  expect(input.value).toBe('0.00')
})

test('gives the old value back when it was not saved, and says so', async () => {
  let answer: (isSaved: boolean) => void = () => undefined
  const onSave: Save = () => new Promise((resolve) => (answer = resolve))
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'Quantity'))
  await field()
  await user.keyboard('99{Enter}')
  expect(cell('Aero lamp', 'Quantity').textContent).toBe('99')
  answer(false)
  await waitFor(() => expect(cell('Aero lamp', 'Quantity').textContent).toContain('12'))
  expect(screen.getByRole('alert').textContent).toBe('Not saved. The old value is back.')
})

test('a number on its way is put right: the field begins with it, and the old one can be sent again', async () => {
  const onSave = vi.fn<Save>(() => new Promise(() => undefined))
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'Quantity'))
  await field()
  await user.keyboard('99{Enter}')
  await user.dblClick(cell('Aero lamp', 'Quantity'))
  expect((await field()).value).toBe('99')
  await user.keyboard('12{Enter}')
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'quantity', 12)
})

test('a number on its way stays in sight while another cell of its row is saved', async () => {
  const onSave: Save = (_, column) =>
    column === 'listed' ? Promise.resolve(true) : new Promise(() => undefined)
  const { user } = await lamps({ onSave })
  await user.dblClick(cell('Aero lamp', 'Quantity'))
  await field()
  await user.keyboard('99{Enter}')
  const listed = screen.getByRole<HTMLInputElement>('switch', { name: 'Listed of Aero lamp' })
  const before = listed.checked
  await user.click(listed)
  await waitFor(() => expect(listed.checked).toBe(!before))
  await act(async () => {})
  expect(cell('Aero lamp', 'Quantity').textContent).toContain('99')
})

test('a switch acts at once, and turns back when it was not saved', async () => {
  const onSave = saves(false)
  const { user } = await lamps({ onSave })
  const listed = screen.getByRole<HTMLInputElement>('switch', { name: 'Listed of Birch stool' })
  await user.click(listed)
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2 }), 'listed', true)
  await waitFor(() => expect(listed.checked).toBe(false))
  expect(screen.getByRole('alert').textContent).toContain('Not saved')
})

test.each(inputs)('is changed by $by in $language', async (input) => {
  const onSave = saves()
  const { user, press, choose } = await renderFor(
    input,
    <LampsTable language={input.language} onSave={onSave} />,
  )
  const words =
    input.language === 'ar'
      ? { status: 'تعديل: الحالة: مصباح أثير', price: 'تعديل: السعر: مصباح أثير', option: 'مسحوب' }
      : { status: 'Edit: Status of Aero lamp', price: 'Edit: Price of Aero lamp', option: 'Withdrawn' }
  const open = async (name: string) => {
    const pencil = await screen.findByRole('button', { name })
    await press(input.by === 'keyboard' ? pencil.closest('td')! : pencil, '{F2}')
  }
  await open(words.price)
  await field()
  await user.keyboard(input.language === 'ar' ? '٢٥٠٫٥{Enter}' : '250.5{Enter}')
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'price', 250.5)
  await open(words.status)
  await choose(await screen.findByRole('option', { name: words.option }))
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'status', 'withdrawn')
  const row = screen.getAllByRole('rowheader')[0]!.closest('tr')!
  await waitFor(() => expect(within(row).getByText(words.option)).toBeTruthy())
  await waitFor(() => expect(row.contains(document.activeElement)).toBe(true))
})

test('says which cells can be edited', async () => {
  await lamps()
  const editable = screen
    .getAllByRole('gridcell')
    .filter(({ ariaReadOnly }) => ariaReadOnly === 'false')
    .map((one) => one.dataset.label)
  expect(new Set(editable)).toEqual(new Set(['SKU', 'Price', 'Quantity', 'Status']))
})
